import { useDeferredValue, type ReactNode } from 'react'
import type { Overview } from '#market/insights/overview.ts'
import type { Search } from '#web/platform/navigation/search-params.ts'
import { useIsOfFirstPage } from '#web/platform/hooks/use-taken-over.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { classes } from '#web/platform/ui/classes.ts'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import { type SectionName, sectionOf } from './insights-address.ts'
import { AnswersPlot } from './overview/AnswersPlot.tsx'
import { CategoriesPlot } from './overview/CategoriesPlot.tsx'
import { FunnelPlot } from './overview/FunnelPlot.tsx'
import { PromisePlot } from './overview/PromisePlot.tsx'
import { TopPlot } from './overview/TopPlot.tsx'
import { TrafficPlot } from './overview/TrafficPlot.tsx'
import { useOverviewOf } from './overview/use-overview-of.ts'
import late from './Late.module.css'
import styles from './Part.module.css'

type PlotProps = { overview: Overview; search: Search }
type Props = { search: Search; name: SectionName; children: ReactNode }

const PLOTS: Record<SectionName, readonly ((props: PlotProps) => ReactNode)[]> = {
  orders: [TrafficPlot],
  products: [CategoriesPlot],
  buyers: [(props) => <TopPlot {...props} party="buyer" />],
  sellers: [(props) => <TopPlot {...props} party="seller" />, PromisePlot],
  offers: [FunnelPlot, AnswersPlot],
}

/** A list and its plots: side by side while the list is open, else the plots below its head. */
export function Part({ search, name, children }: Props) {
  const { overview } = useOverviewOf(search)
  // Ten plots that come at once are drawn in slices, between which the browser answers to presses.
  const drawn = useDeferredValue(overview.data)
  const { isOpen } = sectionOf(search, name)
  const isLate = useIsOfFirstPage()
  return (
    <div
      className={classes(
        styles['part'],
        styles[isOpen ? 'open' : 'closed'],
        isLate && late['late'],
      )}
    >
      {children}
      {!(overview.error && !overview.data) && (
        <div className={styles['plots']}>
          {PLOTS[name].map((Plot, at) =>
            drawn ? (
              <Card key={at} padded>
                <Plot overview={drawn} search={search} />
              </Card>
            ) : (
              <Skeleton key={at} shape="block" height={330} />
            ),
          )}
        </div>
      )}
    </div>
  )
}
