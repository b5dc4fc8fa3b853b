import { classes } from '#web/platform/ui/classes.ts'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import styles from './Shelf.module.css'

type Props = {
  /** How each of its items looks. */
  item: string | undefined
  /** Of its photos, in pixels. */
  side: number
}

/** A shelf that is on its way, as high as it will be. */
export function ShelfSkeleton({ item, side }: Props) {
  return (
    <div className={styles['shelf']} aria-hidden="true">
      <div className={classes('row', styles['head'])}>
        <Skeleton width={120} height={16} />
      </div>
      <div className={styles['row']}>
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className={item}>
            <Skeleton shape="block" width={side} height={side} />
            <div className="col g2 grow">
              <Skeleton width="90%" />
              {side > 40 && <Skeleton width="60%" />}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
