import { Loading } from '#web/platform/ui/Loading.tsx'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import styles from './OrderSkeleton.module.css'

/** The room of the head, the card and what stands below it. */
export function OrderSkeleton() {
  return (
    <Loading label="Loading order">
      <div className={styles['head']}>
        <Skeleton width={140} />
        <Skeleton width={180} height={28} />
        <Skeleton width={260} />
      </div>
      <div className={styles['card']} />
    </Loading>
  )
}
