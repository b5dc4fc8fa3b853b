import { useState } from 'react'
import type { Overview } from '#market/dashboard/overview-api.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { TimePlot } from '#web/platform/plots/TimePlot.tsx'
import { AcceptedFigure } from './AcceptedFigure.tsx'
import styles from './LastWeeks.module.css'
import { MostViewed } from './MostViewed.tsx'
import { TrendFigure } from './TrendFigure.tsx'
import { trendNames, trendOf, trends, type TrendName, type TrendPoint } from './trend.ts'

type Props = { overview: Overview; sellerId: number }

/** Views, offers and sales of the last twelve weeks compared with the twelve before; one of them drawn large. */
export function LastWeeks({ overview, sellerId }: Props) {
  const [drawn, setDrawn] = useState<TrendName>('views')
  const { title, figure, brief, detail } = trends[drawn]
  return (
    <section aria-labelledby="last-weeks" className={styles['weeks']}>
      <header className={styles['head']}>
        <h2 id="last-weeks" className="t16">
          The last 12 weeks
        </h2>
        <p className="t13 muted">Against the 12 before; weeks of seven days (UTC)</p>
      </header>
      <Card padded className={styles['plot']}>
        <TimePlot
          title={title}
          points={trendOf(drawn, overview.weeks).points}
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
            isDrawn={name === drawn}
            onDraw={() => setDrawn(name)}
          />
        ))}
        <AcceptedFigure ended={overview.offers_ended} />
      </div>
      <MostViewed lots={overview.most_viewed} sellerId={sellerId} />
    </section>
  )
}
