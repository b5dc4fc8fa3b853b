import type { ReactNode } from 'react'
import styles from './Question.module.css'

type Props = { label?: string; children: ReactNode }

/** Something to decide before a file is taken in. */
export function Question({ label, children }: Props) {
  return (
    <section className={styles['question']} aria-label={label}>
      {children}
    </section>
  )
}
