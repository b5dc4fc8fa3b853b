import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Pill.module.css'

export type PillColour = 'gray' | 'yellow' | 'green' | 'red'

type Props = { colour: PillColour; children: ReactNode; className?: string | undefined }

/** A state: gray waits for somebody else, yellow is the reader's turn, green settled, red a problem. */
export function Pill({ colour, children, className }: Props) {
  return (
    <span className={classes(styles['pill'], styles[colour], className)}>
      <span className="cut">{children}</span>
    </span>
  )
}
