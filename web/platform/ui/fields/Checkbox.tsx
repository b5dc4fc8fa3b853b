import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Choice.module.css'
import { quantityText } from '#web/platform/format/numbers.ts'

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  /** How many would remain. */
  count?: number | undefined
  /** Some of what it stands for is chosen. */
  some?: boolean | undefined
}

export function Checkbox({ label, count, some = false, className, ...input }: Props) {
  return (
    <label
      className={classes(styles['choice'], className)}
      ref={(around) => {
        const box = around?.querySelector('input')
        if (box) box.indeterminate = some
      }}
    >
      <input {...input} type="checkbox" />
      <span>{label}</span>
      {count !== undefined && <span className={styles['count']}>{quantityText(count)}</span>}
    </label>
  )
}
