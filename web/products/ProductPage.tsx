import { useLocation, useParams } from '@tanstack/react-router'
import type { Product } from '#market/products/product-api.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { wholeNumberIn } from '#market/whole-number-in.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { useProduct } from './product-queries.ts'
import { ProductMissing } from './ProductMissing.tsx'
import { ProductView } from './ProductView.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import styles from './ProductView.module.css'
import { useEffect } from 'react'
import { useViewer } from '#web/accounts/account-queries.ts'
import { removeViewed, rememberViewed, viewedOf } from './recently-viewed.ts'

export function ProductPage() {
  const { seller_id: sellerId, product_id: id } = useParams({ strict: false })
  const needed = useLocation({ select: ({ search }) => wholeNumberIn(search.quantity) })
  const { data: product, error } = useProduct(Number(id))
  const isElsewhere = product && String(product.seller_id) !== sellerId
  const isMissing = isElsewhere || (isCallError(error) && error.status === 404)
  usePageTitle(isMissing ? 'Not found' : product?.name)
  useRememberViewed({ id: Number(id), product, isMissing })

  if (isMissing) return <ProductMissing />
  if (!product) return <ProductSkeleton />
  return <ProductView key={product.id} product={product} needed={needed} />
}

function ProductSkeleton() {
  return (
    <main className="page">
      <Loading label="Loading product">
        <Skeleton width={260} height={14} />
        <div className={styles['top']} style={{ marginTop: 'var(--s-5)' }}>
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

type Opened = { id: number; product: Product | undefined; isMissing: boolean }

/** A product that is opened is the last one viewed; one that is gone is viewed no more. */
function useRememberViewed({ id, product, isMissing }: Opened) {
  const userId = useViewer()?.id
  useEffect(() => {
    if (userId === undefined) return
    if (isMissing) removeViewed(userId, id)
    else if (product) rememberViewed(userId, viewedOf(product))
  }, [userId, id, product, isMissing])
}
