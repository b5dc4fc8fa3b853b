import type { LucideIcon } from 'lucide-react'
import { useShownFirst } from '../hooks/use-shown-first.ts'
import styles from './SegmentedControl.module.css'

type Choice<Value> = { value: Value; label: string; icon?: LucideIcon | undefined }

type Props<Value> = {
  label: string
  choices: readonly Choice<Value>[]
  value: Value
  /** What it answers is waited for, where it is a promise. */
  onChange: (value: Value) => unknown
  /** Words become tooltips. */
  iconsOnly?: boolean | undefined
}

/** Two or three ways to see the same thing. */
export function SegmentedControl<Value extends string>(props: Props<Value>) {
  const { label, choices, iconsOnly } = props
  const [value, choose] = useShownFirst(props.value, props.onChange)
  return (
    <fieldset className={styles['segmented']} aria-label={label}>
      {choices.map(({ icon: Icon, ...choice }) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          aria-label={choice.label}
          title={iconsOnly ? choice.label : undefined}
          onClick={() => choose(choice.value)}
        >
          {Icon && <Icon />}
          {!iconsOnly && choice.label}
        </button>
      ))}
    </fieldset>
  )
}
