import { Loading } from '#web/platform/ui/Loading.tsx'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import styles from './OrdersSkeleton.module.css'

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth']

/** Takes the space of the tabs, a heading and a few rows. */
export function OrdersSkeleton() {
  return (
    <Loading label="Loading orders">
      <div className={styles['tabs']}>
        <Skeleton width={40} />
        <Skeleton width={110} />
        <Skeleton width={84} />
        <Skeleton width={84} />
      </div>
      <div className={styles['rows']}>
        <Skeleton width={140} height={16} />
        {ROWS.map((row) => (
          <div key={row} className={styles['row']}>
            <Skeleton shape="block" width={36} height={36} className="fit" />
            <span className="col g2 grow">
              <Skeleton width="38%" />
              <Skeleton width="24%" height={10} />
            </span>
            <Skeleton width={72} height={14} className="fit" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
