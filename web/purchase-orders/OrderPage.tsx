import { useParams } from '@tanstack/react-router'
import { useViewer } from '#web/accounts/account-queries.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { OrderMissing } from './OrderMissing.tsx'
import { OrderSkeleton } from './OrderSkeleton.tsx'
import { OrderView } from './OrderView.tsx'
import { usePurchaseOrder } from './purchase-order-queries.ts'

export function OrderPage() {
  const { order_id: id = '' } = useParams({ strict: false })
  const viewer = useViewer()?.seller ? 'seller' : 'buyer'
  const { data: order, error, refetch } = usePurchaseOrder(id)
  const isMissing = isCallError(error) && error.status === 404
  usePageTitle(isMissing ? 'Not found' : order?.po_number)

  if (isMissing) return <OrderMissing />
  if (order) return <OrderView order={order} viewer={viewer} />
  return (
    <main className="page">
      {error ? (
        <LoadProblem message={error.message} onRetry={() => void refetch()} />
      ) : (
        <OrderSkeleton />
      )}
    </main>
  )
}
