import type { LucideIcon } from 'lucide-react'
import styles from './SegmentedControl.module.css'

type Choice<Value> = { value: Value; label: string; icon?: LucideIcon | undefined }

type Props<Value> = {
  label: string
  choices: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Words become tooltips. */
  iconsOnly?: boolean | undefined
}

/** Two or three ways to see the same thing. */
export function SegmentedControl<Value extends string>(props: Props<Value>) {
  const { label, choices, value, onChange, iconsOnly } = props
  return (
    <fieldset className={styles['segmented']} aria-label={label}>
      {choices.map(({ icon: Icon, ...choice }) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          aria-label={choice.label}
          title={iconsOnly ? choice.label : undefined}
          onClick={() => onChange(choice.value)}
        >
          {Icon && <Icon />}
          {!iconsOnly && choice.label}
        </button>
      ))}
    </fieldset>
  )
}
