import { Select } from '#web/platform/ui/fields/Select.tsx'

type Props<Choice extends string> = {
  label: string
  choices: readonly Choice[]
  wordsOf: (choice: Choice) => string
  value: Choice
  onChoose: (choice: Choice) => void
}

/** One of a few; chosen is saved. */
export function FillChoice<Choice extends string>(props: Props<Choice>) {
  const { label, choices, wordsOf, value, onChoose } = props
  return (
    <Select
      size="small"
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = choices.find((each) => each === currentTarget.value)
        if (chosen) onChoose(chosen)
      }}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {wordsOf(choice)}
        </option>
      ))}
    </Select>
  )
}
