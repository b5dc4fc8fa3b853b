import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Choice.module.css'
import { quantityText } from '#web/platform/format/numbers.ts'

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  /** How many would remain. */
  count?: number | undefined
}

export function Radio({ label, count, className, ...input }: Props) {
  return (
    <label className={classes(styles['choice'], className)}>
      <input {...input} type="radio" />
      <span>{label}</span>
      {count !== undefined && <span className={styles['count']}>{quantityText(count)}</span>}
    </label>
  )
}
