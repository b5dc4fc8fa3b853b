import { useLocation } from '@tanstack/react-router'
import { useViewer } from '#web/accounts/account-queries.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { DrawnInSlices } from '#web/platform/DrawnInSlices.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import styles from './DashboardPage.module.css'
import { DueToday } from './due/DueToday.tsx'
import { LastWeeks } from './LastWeeks.tsx'
import { LotFigures } from './lots/LotFigures.tsx'
import { periodOfAddress } from './period-of-address.ts'
import { useActivity, useOverview } from './overview-queries.ts'
import { RecentActivity } from './RecentActivity.tsx'
import { StorefrontCard } from './StorefrontCard.tsx'
import { WelcomeBanner } from './WelcomeBanner.tsx'
import { thingsDue } from './welcome-words.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'

/** The seller's tasks, the figures of the last weeks, and the latest events. */
export function DashboardPage() {
  usePageTitle('My Dashboard')
  const seller = useViewer()?.seller
  const { search } = useLocation()
  const period = periodOfAddress(search)
  const { data: overview, error, refetch, isPlaceholderData } = useOverview(period)
  const { data: happened } = useActivity()

  if (!seller) return null
  return (
    <main className="page">
      <WelcomeBanner seller={seller} due={overview && thingsDue(overview.due)} />
      {error && !overview && <LoadProblem message={error.message} onRetry={() => void refetch()} />}
      {!overview && !error && <DashboardSkeleton />}
      {overview && (
        <>
          <DueToday due={overview.due} />
          <LastWeeks
            overview={overview}
            sellerId={seller.id}
            period={period}
            isStale={isPlaceholderData}
          />
          <DrawnInSlices of={period}>
            <LotFigures sellerId={seller.id} period={period} />
          </DrawnInSlices>
          <div className={styles['columns']}>
            {happened && <RecentActivity activity={happened.activity} />}
            <StorefrontCard sellerId={seller.id} />
          </div>
        </>
      )}
    </main>
  )
}

function DashboardSkeleton() {
  return (
    <Loading label="Loading dashboard">
      <Card padded>
        <Skeleton shape="block" height={40} />
      </Card>
      <div className={styles['columns']}>
        <Card padded>
          <SkeletonRows rows={5} />
        </Card>
        <Card padded>
          <SkeletonRows rows={2} />
        </Card>
      </div>
    </Loading>
  )
}
