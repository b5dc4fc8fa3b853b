import { Select } from '../fields/Select.tsx'

type Props<Choice extends string> = {
  label: string
  value: Choice
  choices: readonly (readonly [choice: Choice, words: string])[]
  onChoose: (choice: Choice) => void
}

/** One choice in the bar above a list. */
export function FilterSelect<Choice extends string>(props: Props<Choice>) {
  const { label, value, choices, onChoose } = props
  return (
    <Select
      plain
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = choices.find(([choice]) => choice === currentTarget.value)
        if (chosen) onChoose(chosen[0])
      }}
    >
      {choices.map(([choice, words]) => (
        <option key={choice} value={choice}>
          {words}
        </option>
      ))}
    </Select>
  )
}
