import type { Overview } from '#market/dashboard/overview-api.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { ChangeWords } from './ChangeWords.tsx'
import { acceptedPercent, pointsOf } from './change-words.ts'
import styles from './LastWeeks.module.css'

type Props = { ended: Overview['offers_ended'] }

export function AcceptedFigure({ ended }: Props) {
  const percent = acceptedPercent(ended.now)
  const change = pointsOf(ended.now, ended.before)
  return (
    <div className={styles['figure']}>
      <span className="t13 soft">Offers accepted</span>
      <span className={styles['reading']}>
        <b>{percent === undefined ? 'No offers closed yet' : `${percent}%`}</b>{' '}
        {change && <ChangeWords change={change} />}
      </span>
      <span className="t12 muted">
        {percent === undefined
          ? 'Shown once an offer is accepted or closed'
          : `Of ${counted(ended.now.count, 'offer')} that ended`}
      </span>
    </div>
  )
}
