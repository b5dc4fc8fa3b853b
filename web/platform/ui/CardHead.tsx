import type { ReactNode } from 'react'
import styles from './Card.module.css'

type Props = { title: ReactNode; children?: ReactNode }

/** The card's title, and what stands at its far end. */
export function CardHead({ title, children }: Props) {
  return (
    <header className={styles['head']}>
      <h3>{title}</h3>
      {children}
    </header>
  )
}
