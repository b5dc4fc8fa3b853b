import { useViewer } from '#web/accounts/account-queries.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
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
      {error && !orders && (
        <Banner
          tone="red"
          action={
            <Button size="small" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {error.message}
        </Banner>
      )}
      {!orders && !error && <OrdersSkeleton />}
      {orders?.length === 0 && <NoOrders viewer={viewer} />}
      {orders && orders.length > 0 && <Orders orders={orders} viewer={viewer} />}
    </main>
  )
}
