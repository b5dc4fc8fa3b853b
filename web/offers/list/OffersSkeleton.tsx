import { Loading } from '#web/platform/ui/Loading.tsx'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import styles from './OffersSkeleton.module.css'

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth']

/** Takes the space of the tabs, a heading and a few rows. */
export function OffersSkeleton() {
  return (
    <Loading label="Loading offers">
      <div className={styles['tabs']}>
        <Skeleton width={40} />
        <Skeleton width={84} />
        <Skeleton width={150} />
        <Skeleton width={72} />
      </div>
      <div className={styles['offers']}>
        <Skeleton width={110} height={16} />
        {ROWS.map((row) => (
          <div key={row} className={styles['row']}>
            <Skeleton shape="block" width={36} height={36} className="fit" />
            <span className="col g2 grow">
              <Skeleton width="32%" />
              <Skeleton width="22%" height={10} />
            </span>
            <Skeleton width={84} height={28} className="fit" />
            <Skeleton width={84} height={28} className="fit" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
