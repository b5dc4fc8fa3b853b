import { periodBefore } from '#market/insights/period.ts'
import type { Search } from '#web/platform/navigation/search-params.ts'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { useNow } from '#web/platform/hooks/use-now.ts'
import { Figures } from './Figures.tsx'
import { PeriodPicker } from './PeriodPicker.tsx'
import { daysWords } from './day-words.ts'
import { useOverviewOf } from './use-overview-of.ts'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import styles from './Figures.module.css'
import { RefreshCw } from 'lucide-react'
import { Button } from '#web/platform/ui/Button.tsx'
import { timeAgo } from '#web/platform/format/times.ts'

type Props = { search: Search }

/** The figures of the chosen days, compared with the period before. */
export function OverviewPart({ search }: Props) {
  const { weeks, period, overview } = useOverviewOf(search)
  const { data, error, refetch, dataUpdatedAt, isFetching } = overview
  return (
    <>
      <PageHead
        title="Insights"
        summary={`${daysWords(period)}, against ${daysWords(periodBefore(period))}`}
      >
        <div className="row wrap">
          <PeriodPicker search={search} weeks={weeks} period={period} />
          <ReadAnew at={dataUpdatedAt} busy={isFetching} onRead={() => void refetch()} />
        </div>
      </PageHead>
      {error && !data && <LoadProblem message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <OverviewSkeleton />}
      {data && <Figures overview={data} />}
    </>
  )
}

function OverviewSkeleton() {
  return (
    <Loading label="Loading figures" className={styles['figures']}>
      {/* The first two have a plot; those next to them are as high. */}
      {[152, 152, 124, 124, 124, 124, 124].map((minHeight, at) => (
        <div key={at} style={{ display: 'grid', minHeight }}>
          <Skeleton shape="block" />
        </div>
      ))}
    </Loading>
  )
}

type ReadAnewProps = { at: number; busy: boolean; onRead: () => void }

/** When the figures were fetched, and the button that fetches them again. */
function ReadAnew({ at, busy, onRead }: ReadAnewProps) {
  const now = useNow()
  return (
    <Button size="small" className={styles['update']} busy={busy} onClick={onRead}>
      <RefreshCw /> {at === 0 ? 'Update' : `Updated ${timeAgo(new Date(at), now)}`}
    </Button>
  )
}
