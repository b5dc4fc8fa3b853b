import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './IconButton.module.css'

type Props = ComponentProps<'button'> & {
  /** Said by screen readers and shown as the tooltip. */
  label: string
  look?: 'bare' | 'small' | 'edged' | 'edgedSmall' | undefined
}

export function IconButton({ label, look = 'bare', className, children, ...button }: Props) {
  return (
    <button
      type="button"
      title={label}
      {...button}
      aria-label={label}
      className={classes(styles['icon'], look !== 'bare' && styles[look], className)}
    >
      {children}
    </button>
  )
}
