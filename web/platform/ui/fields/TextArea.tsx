import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import styles from './controls.module.css'
import { useFieldContext } from './field-context.ts'

/** Its counter is the `aside` of the Field: "112 of 550". */
export function TextArea({ className, ...area }: ComponentProps<'textarea'>) {
  return (
    <textarea {...useFieldContext()} {...area} className={classes(styles['input'], className)} />
  )
}
