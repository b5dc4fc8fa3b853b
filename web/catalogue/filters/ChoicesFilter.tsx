import { ChoiceGroup } from '#web/platform/ui/fields/ChoiceGroup.tsx'
import { FilterCheckbox } from './FilterCheckbox.tsx'

type Props<Choice extends string> = {
  legend: string
  choices: readonly Choice[]
  words: Readonly<Record<Choice, string>>
  chosen: readonly Choice[]
  counts: readonly { choice: string; count: number }[] | undefined
  onChange: (chosen: Choice[] | undefined) => void
}

/** Any of a few; none chosen means all. */
export function ChoicesFilter<Choice extends string>(props: Props<Choice>) {
  const { legend, choices, words, chosen, counts, onChange } = props
  const isChosen = (choice: Choice) => chosen.includes(choice)

  function toggle(choice: Choice) {
    const next = choices.filter((each) => isChosen(each) !== (each === choice))
    onChange(next.length > 0 ? next : undefined)
  }
  return (
    <ChoiceGroup legend={legend} legendHidden>
      {choices.map((choice) => (
        <FilterCheckbox
          key={choice}
          label={words[choice]}
          count={counts?.find((each) => each.choice === choice)?.count}
          checked={isChosen(choice)}
          onToggle={() => toggle(choice)}
        />
      ))}
    </ChoiceGroup>
  )
}
