import type { ReactNode } from 'react'
import styles from './Card.module.css'

type Props = {
  title: ReactNode
  children?: ReactNode
  /** Of its heading: 2 where nothing but the page's title stands above. */
  level?: 2 | 3 | undefined
}

/** The card's title, and what stands at its far end. */
export function CardHead({ title, children, level = 3 }: Props) {
  return (
    <header className={styles['head']}>
      {level === 2 ? <h2 className="t16">{title}</h2> : <h3>{title}</h3>}
      {children}
    </header>
  )
}
