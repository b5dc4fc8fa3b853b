import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './TextButton.module.css'

/** A button that reads as a link. */
export function TextButton({ className, children, ...button }: ComponentProps<'button'>) {
  return (
    <button type="button" {...button} className={classes(styles['text'], className)}>
      {children}
    </button>
  )
}
