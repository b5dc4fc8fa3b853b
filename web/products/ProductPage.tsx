import { useParams } from '@tanstack/react-router'
import { isCallError } from '#web/platform/http/call-error.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { useProduct } from './product-queries.ts'
import { ProductMissing } from './ProductMissing.tsx'
import { ProductSkeleton } from './ProductSkeleton.tsx'
import { ProductView } from './ProductView.tsx'
import { useRememberViewed } from './use-remember-viewed.ts'

export function ProductPage() {
  const { seller_id: sellerId, product_id: id } = useParams({ strict: false })
  const { data: product, error } = useProduct(Number(id))
  const isElsewhere = product && String(product.seller_id) !== sellerId
  const isMissing = isElsewhere || (isCallError(error) && error.status === 404)
  usePageTitle(isMissing ? 'Not found' : product?.name)
  useRememberViewed({ id: Number(id), product, isMissing })

  if (isMissing) return <ProductMissing />
  if (!product) return <ProductSkeleton />
  return <ProductView key={product.id} product={product} />
}
