import { Card } from '#web/platform/ui/Card.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import styles from './Queue.module.css'

/** The room of the list and of the answers next to it. */
export function QueueSkeleton() {
  return (
    <Loading label="Loading applications" className={styles['queue']}>
      <Card padded>
        <SkeletonRows rows={6} />
      </Card>
      <article>
        <Card padded className="col g6">
          <Skeleton width="45%" height={24} />
          <Skeleton shape="block" height={6} />
          {FACTS.map((fact) => (
            <Skeleton key={fact} />
          ))}
        </Card>
      </article>
    </Loading>
  )
}

const FACTS = ['name', 'email', 'company', 'category', 'volume', 'account']
