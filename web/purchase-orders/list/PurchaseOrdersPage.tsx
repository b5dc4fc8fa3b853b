import { Navigate, useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useViewer } from '#web/accounts/account-queries.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { RestOfList } from '#web/platform/ui/lists/RestOfList.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { ExportOrdersButton } from './ExportOrdersButton.tsx'
import { NoOrders } from './NoOrders.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import { Orders } from './Orders.tsx'
import { viewOfAddress, type OrdersView } from './orders-address.ts'
import { OrdersLayout } from './OrdersLayout.tsx'
import { tableOf } from './orders-layout.ts'
import { OrdersSkeleton } from './OrdersSkeleton.tsx'
import { ShipOrdersLink } from '../ship-orders/ShipOrdersLink.tsx'
import { useOrdersPartFirst } from '../use-purchase-orders.ts'

/** The file has the orders that the list has, of every tab. */
const exportedOf = ({ query, status, from, to, company }: OrdersView) => ({
  query,
  status,
  from,
  to,
  company,
})

export function PurchaseOrdersPage() {
  usePageTitle('My Orders')
  const viewer = useViewer()?.seller ? 'seller' : 'buyer'
  const { search } = useLocation()
  const view = useMemo(() => viewOfAddress(search), [search])
  const known = useOrdersPartFirst()
  const { error } = known
  // A part with nothing to show is no different from nothing.
  const isPart = known.isPart && known.orders?.length !== 0
  const orders = known.isPart && !isPart ? undefined : known.orders
  const refetch = () => void known.refetch()

  // Mails name an order by its number, or that of its offer; the address of its page holds its id.
  const named = known.orders?.find((order) =>
    [order.po_number, order.offer_number].some((number) => number === view.named),
  )
  if (named) return <Navigate to={paths.order(named.id)} replace />

  return (
    <main className="page">
      <div className="no-print">
        <PageHead title="My Orders">
          {orders && (isPart || orders.length > 0) && (
            <div className="row wrap g2">
              {viewer === 'seller' && <OrdersLayout layout="cards" otherHref={tableOf(view)} />}
              <ShipOrdersLink orders={orders} />
              <ExportOrdersButton wanted={exportedOf(view)} />
            </div>
          )}
        </PageHead>
      </div>
      {error && !orders && <LoadProblem message={error.message} onRetry={refetch} />}
      {!orders && !error && <OrdersSkeleton />}
      {!isPart && orders?.length === 0 && <NoOrders viewer={viewer} />}
      {orders && (isPart || orders.length > 1) && (
        <OrderFilters orders={orders} view={view} viewer={viewer} />
      )}
      {orders && (isPart || orders.length > 0) && (
        <Orders orders={orders} isPart={isPart} view={view} viewer={viewer} />
      )}
      {isPart && (
        <RestOfList label="Loading completed and canceled orders" error={error} onRetry={refetch} />
      )}
    </main>
  )
}
