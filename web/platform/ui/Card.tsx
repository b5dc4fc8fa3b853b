import type { ComponentProps } from 'react'
import styles from './Card.module.css'
import { classes } from './classes.ts'

type Props = ComponentProps<'section'> & {
  padded?: boolean | undefined
  /** Amber edge: the reader's turn. Red edge: a problem. */
  edge?: 'turn' | 'problem' | undefined
}

export function Card({ padded, edge, className, ...section }: Props) {
  return (
    <section
      {...section}
      className={classes(
        styles['card'],
        padded && styles['padded'],
        edge && styles[edge],
        className,
      )}
    />
  )
}
