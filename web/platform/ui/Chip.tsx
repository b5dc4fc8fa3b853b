import type { ComponentProps } from 'react'
import styles from './Chip.module.css'
import { classes } from './classes.ts'

type Props = Omit<ComponentProps<'button'>, 'aria-pressed'> & { chosen: boolean }

/** One of several to choose. */
export function Chip({ chosen, className, children, ...button }: Props) {
  return (
    <button
      type="button"
      {...button}
      aria-pressed={chosen}
      className={classes(styles['chip'], className)}
    >
      <span className="cut">{children}</span>
    </button>
  )
}
