import type { ReactNode } from 'react'
import { asResults } from '../../page-parts.ts'
import { classes } from '../classes.ts'
import styles from './ListSection.module.css'

type Props = {
  name: string
  /** Whose turn it is: the reader's, the other side's, or no turn, as it is over. */
  mark: 'turn' | 'waiting' | 'over'
  count: number
  children: ReactNode
}

/** A part of a list under its own heading; the items are list items. */
export function ListSection({ name, mark, count, children }: Props) {
  return (
    <section aria-label={name} className={styles['section']} {...asResults}>
      <h2 className={styles['head']}>
        <span className={classes(styles['mark'], styles[mark])} /> {name}{' '}
        <span className={styles['count']}>{count}</span>
      </h2>
      <ul className={styles['items']}>{children}</ul>
    </section>
  )
}
