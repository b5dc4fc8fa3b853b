import { useParams } from '@tanstack/react-router'
import { isCallError } from '#web/platform/http/call-error.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { useProduct } from './product-queries.ts'
import { ProductMissing } from './ProductMissing.tsx'
import { ProductSkeleton } from './ProductSkeleton.tsx'
import { ProductView } from './ProductView.tsx'

export function ProductPage() {
  const { product_id: id } = useParams({ strict: false })
  const { data: product, error } = useProduct(Number(id))
  const isMissing = isCallError(error) && error.status === 404
  usePageTitle(isMissing ? 'Not found' : product?.name)

  if (isMissing) return <ProductMissing />
  if (!product) return <ProductSkeleton />
  return <ProductView key={product.id} product={product} />
}
