import { Loading } from '#web/platform/ui/Loading.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'

export function ProductEditorSkeleton() {
  return (
    <main className="page">
      <PageHead title="Edit Product" />
      <Loading label="Loading product">
        <div className="col g8">
          <Skeleton shape="block" height={240} />
          <Skeleton shape="block" height={320} />
          <Skeleton shape="block" height={200} />
        </div>
      </Loading>
    </main>
  )
}
