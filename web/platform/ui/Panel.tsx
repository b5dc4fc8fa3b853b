import type { ReactNode } from 'react'
import { Card } from './Card.tsx'
import styles from './Panel.module.css'

type Props = {
  title: string
  aside?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A card under its own heading. */
export function Panel({ title, aside, className, children }: Props) {
  return (
    <Card aria-label={title} className={className}>
      <header className={styles['head']}>
        <h2 className="t16">{title}</h2>
        {aside}
      </header>
      <div className={styles['body']}>{children}</div>
    </Card>
  )
}
