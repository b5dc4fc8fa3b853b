import { Loading } from '#web/platform/ui/Loading.tsx'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import styles from './Manifest.module.css'

/** About as high as what comes in its place. */
export const ManifestSkeleton = () => (
  <Loading label="Loading manifest">
    <div className="col g4">
      <Skeleton shape="block" height={62} />
      <div className={styles['shares']}>
        <Skeleton shape="block" height={150} />
        <Skeleton shape="block" height={150} />
      </div>
      <Skeleton shape="block" height={480} />
    </div>
  </Loading>
)
