import { Card } from '#web/platform/ui/Card.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import head from './CartGroupHead.module.css'
import styles from './CartSkeleton.module.css'

const LINES = ['first', 'second']

/** Takes the space of one seller's part of the cart. */
export function CartSkeleton() {
  return (
    <Loading label="Loading cart">
      <Card>
        <div className={head['head']}>
          <span className="row g3 full">
            <Skeleton shape="block" width={40} height={40} className="fit" />
            <span className="col g2 grow">
              <Skeleton width="24%" height={14} />
              <Skeleton width="16%" height={10} />
            </span>
          </span>
        </div>
        {LINES.map((line) => (
          <div key={line} className={styles['line']}>
            <Skeleton shape="block" width={72} height={72} className="fit" />
            <span className="col g2 grow">
              <Skeleton width="38%" />
              <Skeleton width="24%" height={10} />
            </span>
            <Skeleton width={72} height={14} className="fit" />
          </div>
        ))}
        <div className={styles['decision']}>
          <Skeleton shape="block" width={220} height={44} />
        </div>
      </Card>
    </Loading>
  )
}
