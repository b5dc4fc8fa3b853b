import type { CSSProperties } from 'react'
import { classes } from './classes.ts'
import styles from './Skeleton.module.css'

type Props = {
  shape?: 'line' | 'block' | 'photo' | 'circle' | undefined
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  className?: string | undefined
}

/** A placeholder in the shape of what is loading. Put a group of them into Loading. */
export function Skeleton({ shape = 'line', width, height, className }: Props) {
  return (
    <span
      aria-hidden="true"
      className={classes(styles['skeleton'], styles[shape], className)}
      style={{ width, height }}
    />
  )
}
