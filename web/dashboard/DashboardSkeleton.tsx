import { Card } from '#web/platform/ui/Card.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import styles from './DashboardPage.module.css'

export function DashboardSkeleton() {
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
