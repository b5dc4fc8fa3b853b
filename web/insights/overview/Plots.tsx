import type { Overview } from '#market/insights/overview.ts'
import type { Search } from '#web/platform/navigation/search-params.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { AnswersPlot } from './AnswersPlot.tsx'
import { CategoriesPlot } from './CategoriesPlot.tsx'
import { FunnelPlot } from './FunnelPlot.tsx'
import { PromisePlot } from './PromisePlot.tsx'
import { TopPlot } from './TopPlot.tsx'
import { TrafficPlot } from './TrafficPlot.tsx'
import styles from './Plots.module.css'

type Props = { overview: Overview; search: Search }

export function Plots({ overview, search }: Props) {
  return (
    <div className={styles['plots']}>
      <Card padded className={styles['wide']}>
        <TrafficPlot overview={overview} search={search} />
      </Card>
      <Card padded>
        <FunnelPlot overview={overview} search={search} />
      </Card>
      <Card padded>
        <CategoriesPlot overview={overview} search={search} />
      </Card>
      <Card padded>
        <AnswersPlot overview={overview} />
      </Card>
      <Card padded>
        <PromisePlot overview={overview} />
      </Card>
      <Card padded>
        <TopPlot overview={overview} search={search} party="seller" />
      </Card>
      <Card padded>
        <TopPlot overview={overview} search={search} party="buyer" />
      </Card>
    </div>
  )
}
