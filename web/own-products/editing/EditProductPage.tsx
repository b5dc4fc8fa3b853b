import { useParams } from '@tanstack/react-router'
import { useViewer } from '#web/accounts/account-queries.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { ProductMissing } from '#web/products/ProductMissing.tsx'
import { EditProduct } from './EditProduct.tsx'
import { useOwnProduct } from './saved-product-queries.ts'
import { ProductEditorSkeleton } from './ProductEditorSkeleton.tsx'

export function EditProductPage() {
  const { product_id: id } = useParams({ strict: false })
  const viewer = useViewer()
  const { data: product, error, isFetchedAfterMount } = useOwnProduct(Number(id))
  const isMissing = !product && isCallError(error)
  usePageTitle(isMissing ? 'Not found' : 'Edit Product')

  if (isMissing) return <ProductMissing />
  // What an earlier visit left may have changed since, and a form keeps what it begins with.
  if (!product || !isFetchedAfterMount || !viewer) return <ProductEditorSkeleton />
  return <EditProduct key={product.id} product={product} userId={viewer.id} />
}
