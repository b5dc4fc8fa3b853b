import type { ComponentProps } from 'react'
import type { Cents } from '#market/money.ts'
import { classes } from '../classes.ts'
import { sizeClass, type ControlSize } from './control-size.ts'
import styles from './controls.module.css'
import { useFieldContext } from './field-context.ts'
import { centsText, readCents } from '#web/platform/format/numbers.ts'
import { useSteadyCaret } from './use-steady-caret.ts'

type Props = Omit<ComponentProps<'input'>, 'size' | 'value' | 'onChange' | 'type'> & {
  value: Cents | undefined
  onChange: (value: Cents | undefined) => void
  size?: ControlSize | undefined
}

/** A price in dollars, typed as digits: 1 2 3 4 reads 12.34. */
export function MoneyInput({ value, onChange, size, className, ...input }: Props) {
  const mark = useSteadyCaret()
  const shown = centsText(value)

  return (
    <div className={classes(styles['box'], styles['figures'], sizeClass(size), className)}>
      <span className={styles['before']} aria-hidden="true">
        $
      </span>
      <input
        inputMode="numeric"
        autoComplete="off"
        {...useFieldContext()}
        {...input}
        type="text"
        value={shown}
        onChange={({ currentTarget }) => {
          const typed = readCents(currentTarget.value, shown)
          mark(currentTarget)
          if (typed) onChange(typed.value)
        }}
      />
    </div>
  )
}
