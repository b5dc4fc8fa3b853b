import type { ComponentProps } from 'react'
import { useShownFirst } from '../../hooks/use-shown-first.ts'
import { Select } from '../fields/Select.tsx'

type Props<Choice extends string> = {
  label: string
  value: Choice
  choices: readonly (readonly [choice: Choice, words: string])[]
  onChoose: (choice: Choice) => void
} & Pick<ComponentProps<typeof Select>, 'size' | 'className'>

/** One choice in the bar above a list. */
export function FilterSelect<Choice extends string>(props: Props<Choice>) {
  const { label, value: chosenValue, choices, onChoose, ...look } = props
  const [value, choose] = useShownFirst(chosenValue, onChoose)
  return (
    <Select
      plain
      {...look}
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = choices.find(([choice]) => choice === currentTarget.value)
        if (chosen) choose(chosen[0])
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
