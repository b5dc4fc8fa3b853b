import { Loading } from '#web/platform/ui/Loading.tsx'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import styles from './ProductView.module.css'

export function ProductSkeleton() {
  return (
    <main className="page">
      <Loading label="Loading product">
        <Skeleton width={260} height={14} />
        <div className={styles['top']} style={{ marginTop: 20 }}>
          <Skeleton shape="photo" />
          <div className="col g4">
            <Skeleton width="30%" />
            <Skeleton width="80%" height={28} />
            <Skeleton width="45%" />
            <Skeleton width="60%" height={52} />
            <Skeleton shape="block" height={56} />
            <Skeleton shape="block" height={320} />
          </div>
        </div>
      </Loading>
    </main>
  )
}
