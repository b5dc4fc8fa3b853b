import { dayOf } from '#market/insights/period.ts'
import type { Search } from '#web/platform/navigation/search-params.ts'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { useNow } from '#web/platform/ui/use-now.ts'
import { useOverview } from '../insight-queries.ts'
import { periodOf } from '../insights-address.ts'
import { Figures } from './Figures.tsx'
import { OverviewSkeleton } from './OverviewSkeleton.tsx'
import { PeriodPicker } from './PeriodPicker.tsx'
import { Plots } from './Plots.tsx'
import { daysWords } from './day-words.ts'
import { ReadAnew } from './ReadAnew.tsx'

type Props = { search: Search }

/** The figures of the chosen days on top, against the period before. */
export function OverviewPart({ search }: Props) {
  const { weeks, period } = periodOf(search, dayOf(useNow()))
  const { data, error, refetch, dataUpdatedAt, isFetching } = useOverview(period)
  return (
    <>
      <PageHead
        title="Insights"
        summary={data && `${daysWords(data.period.now)}, against ${daysWords(data.period.before)}`}
      >
        <div className="row wrap">
          <PeriodPicker search={search} weeks={weeks} period={period} />
          <ReadAnew at={dataUpdatedAt} busy={isFetching} onRead={() => void refetch()} />
        </div>
      </PageHead>
      {error && !data && <LoadProblem message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <OverviewSkeleton />}
      {data && (
        <>
          <Figures overview={data} />
          <Plots overview={data} search={search} />
        </>
      )}
    </>
  )
}
