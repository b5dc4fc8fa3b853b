import { Clock } from 'lucide-react'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import { TimeLeft } from '#web/platform/ui/times/TimeLeft.tsx'
import styles from './TurnStrip.module.css'

type Props = { until: string | null }

/** Says that the reader has to answer, and when the offer expires. */
export function TurnStrip({ until }: Props) {
  return (
    <div className={styles['turn']}>
      <b>Your turn</b>
      {until && (
        <>
          <span className="hide-s">
            answer by <DateTime at={until} />
          </span>
          <span className={styles['left']}>
            <Clock className="i-14" />
            <TimeLeft until={until} />
          </span>
        </>
      )}
    </div>
  )
}
