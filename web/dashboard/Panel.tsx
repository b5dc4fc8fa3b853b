import type { ReactNode } from 'react'
import { Card } from '#web/platform/ui/Card.tsx'
import styles from './Panel.module.css'

type Props = { title: string; aside?: ReactNode; children: ReactNode }

/** A part of the dashboard under its own heading. */
export function Panel({ title, aside, children }: Props) {
  return (
    <Card aria-label={title}>
      <header className={styles['head']}>
        <h2 className="t16">{title}</h2>
        {aside}
      </header>
      <div className={styles['body']}>{children}</div>
    </Card>
  )
}
