import type { Key, ReactNode } from 'react'
import { RelativeTime } from './times/RelativeTime.tsx'
import styles from './Timeline.module.css'

export type TimelineEntry = {
  key: Key
  at: string
  content: ReactNode
  /** `turn` is what the reader has to answer, `mine` what the reader did. */
  tone?: 'mine' | 'turn' | 'problem' | undefined
}

type Props = { entries: readonly TimelineEntry[] }

/** What happened, newest first as given. */
export function Timeline({ entries }: Props) {
  return (
    <ol className={styles['timeline']}>
      {entries.map(({ key, at, content, tone }) => (
        <li key={key} className={tone && styles[tone]}>
          <div>{content}</div>
          <RelativeTime at={at} className={styles['when']} />
        </li>
      ))}
    </ol>
  )
}
