import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import styles from './ProductGrid.module.css'

type Props = { cards: number }

export function ProductGridSkeleton({ cards }: Props) {
  return (
    <div className={styles['around']} aria-hidden="true">
      <div className={styles['grid']}>
        {Array.from({ length: cards }, (_, card) => (
          <div key={card} className={styles['skeleton']}>
            <Skeleton shape="photo" />
            <span className="row between">
              <Skeleton width={64} height={28} />
              <Skeleton width={72} height={20} />
            </span>
            <Skeleton width="50%" height={12} />
            <Skeleton width="90%" />
            <Skeleton width="55%" height={12} />
            <Skeleton width="45%" height={12} />
            <Skeleton width="60%" height={12} />
          </div>
        ))}
      </div>
    </div>
  )
}
