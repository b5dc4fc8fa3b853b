import type { ReactNode } from 'react'
import styles from './PageHead.module.css'

type Props = {
  title: ReactNode
  /** One line under the title. */
  summary?: ReactNode
  /** At the far end. */
  children?: ReactNode
}

export function PageHead({ title, summary, children }: Props) {
  return (
    <header className={styles['head']}>
      <div>
        <h1>{title}</h1>
        {summary && <p>{summary}</p>}
      </div>
      {children}
    </header>
  )
}
