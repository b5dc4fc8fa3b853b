import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { ordersListed } from '#market/purchase-orders/orders-listed.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { ExportOrdersButton } from '#web/purchase-orders/list/ExportOrdersButton.tsx'
import { NoOrders } from '#web/purchase-orders/list/NoOrders.tsx'
import { cardsOf } from '#web/purchase-orders/list/orders-layout.ts'
import { OrdersLayout } from '#web/purchase-orders/list/OrdersLayout.tsx'
import { OrdersSkeleton } from '#web/purchase-orders/list/OrdersSkeleton.tsx'
import { usePurchaseOrders } from '#web/purchase-orders/use-purchase-orders.ts'
import { ShipOrdersLink } from '#web/purchase-orders/ship-orders/ShipOrdersLink.tsx'
import { viewOfAddress } from './manage-orders-address.ts'
import { ManagedOrders } from './ManagedOrders.tsx'
import { ManageOrdersFilters } from './ManageOrdersFilters.tsx'
import { orderCount } from './order-count.ts'

export function ManageOrdersPage() {
  usePageTitle('Manage Orders')
  const { search } = useLocation()
  const view = useMemo(() => viewOfAddress(search), [search])
  const { data: orders, error, refetch } = usePurchaseOrders()
  const found = useMemo(() => orders && ordersListed(orders, view, 'seller'), [orders, view])
  const hasOrders = orders !== undefined && orders.length > 0

  return (
    <main className="page">
      <PageHead
        title="Manage Orders"
        summary={
          hasOrders && found && <output className="tnum">{orderCount(found, orders)}</output>
        }
      >
        {hasOrders && (
          <div className="row wrap g2">
            <OrdersLayout layout="table" otherHref={cardsOf(view)} />
            <ShipOrdersLink orders={orders} />
            <ExportOrdersButton wanted={view} />
          </div>
        )}
      </PageHead>
      {error && !orders && <LoadProblem message={error.message} onRetry={() => void refetch()} />}
      {!orders && !error && <OrdersSkeleton />}
      {orders?.length === 0 && <NoOrders viewer="seller" />}
      {hasOrders && <ManageOrdersFilters orders={orders} view={view} />}
      {hasOrders && found && <ManagedOrders orders={found} view={view} />}
    </main>
  )
}
