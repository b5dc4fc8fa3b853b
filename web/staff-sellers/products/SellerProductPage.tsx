import { useParams } from '@tanstack/react-router'
import { ProductEditorSkeleton } from '#web/own-products/editing/ProductEditorSkeleton.tsx'
import { isCallError } from '#web/platform/http/call-error.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { EditSellerProduct } from './EditSellerProduct.tsx'
import { useSellerProduct } from './seller-product-queries.ts'

/** A seller's product, for staff to see and edit. */
export function SellerProductPage() {
  const { seller_id: seller, product_id: product } = useParams({ strict: false })
  const named = { id: Number(seller), product_id: Number(product) }
  const { data, error, refetch } = useSellerProduct(named)
  usePageTitle('Edit Product')

  if (data) return <EditSellerProduct key={data.id} opened={data} />
  return (
    <main className="page">
      {isCallError(error) && error.status === 404 && <h1>We can’t find this lot</h1>}
      {error && !(isCallError(error) && error.status === 404) && (
        <LoadProblem message={error.message} onRetry={() => void refetch()} />
      )}
      {!error && <ProductEditorSkeleton />}
    </main>
  )
}
