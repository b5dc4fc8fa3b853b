import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Choice.module.css'

type Props = {
  legend: ReactNode
  legendHidden?: boolean | undefined
  error?: ReactNode
  children: ReactNode
  className?: string | undefined
}

/** Checkboxes or radios that answer one question. */
export function ChoiceGroup({ legend, legendHidden, error, children, className }: Props) {
  return (
    <fieldset className={classes(styles['group'], className)}>
      <legend className={legendHidden ? 'sr' : undefined}>{legend}</legend>
      {children}
      {error && (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
