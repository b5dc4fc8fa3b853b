import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react'
import type { Overview, Traffic } from '#market/insights/overview.ts'
import { TrendLine } from '#web/platform/plots/TrendLine.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { classes } from '#web/platform/ui/classes.ts'
import { changeOf } from './figure-change-words.ts'
import { figureNames, figures } from './overview-figures.ts'
import styles from './Figures.module.css'

type Props = { overview: Overview }

/** Each figure of the period with its trend and its change since the period before. */
export function Figures({ overview: { totals, series } }: Props) {
  return (
    <ul className={styles['figures']}>
      {figureNames.map((name) => (
        <li key={name}>
          <Card padded className={styles['figure']}>
            <h2 className="t13 soft med">{figures[name].name}</h2>
            <div className="row wrap base between">
              <span className={styles['value']} title={figures[name].full(totals.now[name])}>
                {figures[name].brief(totals.now[name])}
              </span>
              <Change name={name} totals={totals} />
            </div>
            <TrendLine
              label={`${figures[name].name} over time`}
              values={series.map(({ now }) => now[name])}
            />
          </Card>
        </li>
      ))}
    </ul>
  )
}

const ARROWS = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight }

function Change({ name, totals }: { name: keyof Traffic; totals: Overview['totals'] }) {
  const change = changeOf(totals.now[name], totals.before[name])
  if (!change) return <span className="t13 muted">none before</span>
  const Arrow = ARROWS[change.direction]
  return (
    <span
      className={classes(styles['change'], styles[change.direction])}
      title={`${figures[name].full(totals.before[name])} in the previous period`}
    >
      <Arrow className="i-14" />
      <span className="sr">{change.direction}</span> {change.words}
    </span>
  )
}
