import type { ReactNode } from 'react'
import styles from './AuthHead.module.css'

type Props = { title: ReactNode; children?: ReactNode }

/** The title of a page on the way in, and a sentence under it. */
export function AuthHead({ title, children }: Props) {
  return (
    <header className={styles['head']}>
      <h1>{title}</h1>
      {children}
    </header>
  )
}
