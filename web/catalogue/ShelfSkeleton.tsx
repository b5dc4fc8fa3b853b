import { classes } from '#web/platform/ui/classes.ts'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import styles from './Shelf.module.css'

export function ShelfSkeleton() {
  return (
    <div className={styles['shelf']} aria-hidden="true">
      <div className={classes('row', styles['head'])}>
        <Skeleton width={120} height={16} />
      </div>
      <div className={styles['row']}>
        {Array.from({ length: 6 }, (_, lot) => (
          <div key={lot} className={styles['lot']}>
            <Skeleton shape="photo" />
            <p className={styles['price']}>
              <Skeleton width="60%" />
            </p>
            <Skeleton width="90%" />
          </div>
        ))}
      </div>
    </div>
  )
}
