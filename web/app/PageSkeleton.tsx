import { Loading } from '#web/platform/ui/Loading.tsx'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'

/** A page whose code is still on its way. */
export function PageSkeleton() {
  return (
    <main className="page">
      <Loading className="col g6">
        <Skeleton width={220} height={28} />
        <SkeletonRows rows={6} />
      </Loading>
    </main>
  )
}
