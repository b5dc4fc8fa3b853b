import { useMemo, useState } from 'react'
import type { Overview } from '#market/dashboard/overview-api.ts'
import { periods, stepOf, type Period } from '#market/dashboard/weeks.ts'
import { useShowAt } from '#web/platform/navigation/use-show-at.ts'
import { DrawnInSlices } from '#web/platform/DrawnInSlices.tsx'
import { asLoading } from '#web/platform/page-parts.ts'
import { SegmentedControl } from '#web/platform/ui/SegmentedControl.tsx'
import { addressOf, periodWords } from './period-of-address.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { TimePlot } from '#web/platform/plots/TimePlot.tsx'
import { AcceptedFigure } from './AcceptedFigure.tsx'
import styles from './LastWeeks.module.css'
import { MostViewed } from './MostViewed.tsx'
import { TrendFigure } from './TrendFigure.tsx'
import { trendNames, trendOf, trends, type TrendName, type TrendPoint } from './trend.ts'

type Props = {
  overview: Overview
  sellerId: number
  period: Period
  /** Another period is on its way. */
  isStale: boolean
}

/** Views, offers and sales of a period compared with the one before; one of them drawn large. */
export function LastWeeks({ overview, sellerId, period, isStale }: Props) {
  const showAt = useShowAt()
  // While another period is on its way, the one before stays, under its own words.
  const shown = periods.find((each) => 2 * stepOf(each).count === overview.weeks.length) ?? period
  const [drawn, setDrawn] = useState<TrendName>('views')
  const subject = useMemo(() => ({ overview, period }), [overview, period])
  const { title, figure, brief, detail } = trends[drawn]
  return (
    <section aria-labelledby="last-weeks" {...asLoading(isStale)} className={styles['weeks']}>
      <header className={styles['head']}>
        <h2 id="last-weeks" className="t16">
          {periodWords[shown].title}
        </h2>
        <p className="t13 muted">{periodWords[shown].against}</p>
        <span className="push">
          <SegmentedControl
            label="Period"
            choices={periods.map((value) => ({ value, label: periodWords[value].name }))}
            value={period}
            onChange={(chosen) => showAt(addressOf(chosen))}
          />
        </span>
      </header>
      <DrawnInSlices of={subject}>
        <Card padded className={styles['plot']}>
          <TimePlot
            title={title}
            points={trendOf(drawn, overview.weeks, shown).points}
            figure={figure}
            brief={brief}
            detail={detail && (({ week }: TrendPoint) => detail(week))}
          />
        </Card>
        <div className={styles['figures']}>
          {trendNames.map((name) => (
            <TrendFigure
              key={name}
              name={name}
              weeks={overview.weeks}
              period={shown}
              isDrawn={name === drawn}
              onDraw={() => setDrawn(name)}
            />
          ))}
          <AcceptedFigure ended={overview.offers_ended} />
        </div>
        <MostViewed lots={overview.most_viewed} sellerId={sellerId} />
      </DrawnInSlices>
    </section>
  )
}
