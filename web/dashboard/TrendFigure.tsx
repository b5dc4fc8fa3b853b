import type { Week } from '#market/dashboard/overview-api.ts'
import type { Period } from '#market/dashboard/weeks.ts'
import { TrendLine } from '#web/platform/plots/TrendLine.tsx'
import { changeOf } from './change-words.ts'
import { ChangeWords } from './ChangeWords.tsx'
import styles from './LastWeeks.module.css'
import { trendOf, trends, type TrendName } from './trend.ts'

type Props = {
  name: TrendName
  weeks: readonly Week[]
  period: Period
  isDrawn: boolean
  onDraw: () => void
}

/** One figure of the period; a press draws it large. */
export function TrendFigure({ name, weeks, period, isDrawn, onDraw }: Props) {
  const { title, figure } = trends[name]
  const { points, total, before } = trendOf(name, weeks, period)
  return (
    <button type="button" className={styles['figure']} aria-pressed={isDrawn} onClick={onDraw}>
      <span className="t13 soft">{title}</span>
      <span className={styles['reading']}>
        <b>{figure(total)}</b> <ChangeWords change={changeOf(total, before)} />
      </span>
      <TrendLine
        label={`${title}, by ${period === '1' ? 'day' : 'week'}`}
        values={points.map(({ value }) => value)}
      />
    </button>
  )
}
