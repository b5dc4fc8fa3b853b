import { Card } from '#web/platform/ui/Card.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'

/** The room of one seller's part of the cart. */
export function CartSkeleton() {
  return (
    <Loading label="Loading cart">
      <Card padded>
        <div className="col g6">
          <span className="row row-3">
            <Skeleton shape="block" width={40} height={40} className="fit" />
            <span className="col g2 grow">
              <Skeleton width="24%" height={16} />
              <Skeleton width="16%" height={10} />
            </span>
          </span>
          <SkeletonRows rows={3} />
          <span className="row end">
            <Skeleton shape="block" width={220} height={44} />
          </span>
        </div>
      </Card>
    </Loading>
  )
}
