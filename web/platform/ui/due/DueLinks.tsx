import type { ReactNode } from 'react'
import { Card } from '../Card.tsx'
import styles from './DueLinks.module.css'

type Props = { children: ReactNode }

/** The tasks that wait for the reader, each a `DueLink`. */
export function DueLinks({ children }: Props) {
  return (
    <Card aria-label="What needs your attention today">
      <ul className={styles['due']}>{children}</ul>
    </Card>
  )
}
