import { useViewer } from '#web/accounts/account-queries.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { DownloadOrdersButton } from './DownloadOrdersButton.tsx'
import { NoOrders } from './NoOrders.tsx'
import { Orders } from './Orders.tsx'
import { OrdersSkeleton } from './OrdersSkeleton.tsx'
import { usePurchaseOrders } from './purchase-order-queries.ts'

export function PurchaseOrdersPage() {
  usePageTitle('My Orders')
  const viewer = useViewer()?.seller ? 'seller' : 'buyer'
  const { data: orders, error, refetch } = usePurchaseOrders()

  return (
    <main className="page">
      <div className="no-print">
        <PageHead title="My Orders">
          {orders && orders.length > 0 && <DownloadOrdersButton orders={orders} viewer={viewer} />}
        </PageHead>
      </div>
      {error && !orders && <LoadProblem message={error.message} onRetry={() => void refetch()} />}
      {!orders && !error && <OrdersSkeleton />}
      {orders?.length === 0 && <NoOrders viewer={viewer} />}
      {orders && orders.length > 0 && <Orders orders={orders} viewer={viewer} />}
    </main>
  )
}
