import { Loading } from '#web/platform/ui/Loading.tsx'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import { ProductGridSkeleton } from '#web/products/ProductGridSkeleton.tsx'
import styles from './StorefrontHead.module.css'

export function StorefrontSkeleton() {
  return (
    <main className="page">
      <Loading label="Loading storefront">
        <div className={styles['banner']} />
        <div className={styles['identity']}>
          <Skeleton shape="block" className={styles['logo']} />
          <div className="col g2 grow" style={{ paddingTop: 20 }}>
            <Skeleton width={220} height={28} />
            <Skeleton width="60%" />
          </div>
        </div>
        <ProductGridSkeleton cards={8} />
      </Loading>
    </main>
  )
}
