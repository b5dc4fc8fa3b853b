import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { TimeLeft } from './times/TimeLeft.tsx'
import styles from './ActionStrip.module.css'

type Props = { until?: string | null | undefined; children: ReactNode }

/** The strip on top of a card: what the reader has to do, and the time that is left for it. */
export function ActionStrip({ until, children }: Props) {
  return (
    <div className={styles['strip']}>
      {children}
      {until && (
        <span className={styles['left']}>
          <Clock className="i-14" />
          <TimeLeft until={until} />
        </span>
      )}
    </div>
  )
}
