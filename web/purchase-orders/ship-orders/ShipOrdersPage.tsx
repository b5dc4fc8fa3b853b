import { PackageCheck } from 'lucide-react'
import { compareInstants } from '#market/compare-instants.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { Breadcrumbs } from '#web/platform/ui/Breadcrumbs.tsx'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { useOpenOrders } from '../use-purchase-orders.ts'
import { isReady } from './parcels.ts'
import { ShipOrders } from './ShipOrders.tsx'
import { useState } from 'react'

/** Every order that is ready to ship, shipped in one go. */
export function ShipOrdersPage() {
  usePageTitle('Ship orders')
  const { data: orders, error, refetch } = useOpenOrders()
  // What was shipped or refused here stays on the page with its result, also an order that is canceled since.
  const [ended, setEnded] = useState<readonly PurchaseOrder[]>([])
  const isEnded = ({ id }: PurchaseOrder) => ended.some((order) => order.id === id)
  const gone = ended.filter(({ id }) => !orders?.some((order) => order.id === id))
  const shown = orders
    ?.filter((order) => isReady(order) || isEnded(order))
    .concat(gone)
    .toSorted((one, other) => compareInstants(one.created_at, other.created_at))

  return (
    <main className="page">
      <div className="no-print">
        <Breadcrumbs
          trail={[{ label: 'Manage Orders', href: paths.manageOrders() }]}
          here="Ship orders"
        />
      </div>
      {error && !orders && <LoadProblem message={error.message} onRetry={() => void refetch()} />}
      {!orders && !error && (
        <Loading label="Loading orders">
          <SkeletonRows />
        </Loading>
      )}
      {shown?.length === 0 && (
        <>
          <PageHead title="Ship orders" />
          <EmptyState
            icon={PackageCheck}
            title="No orders to ship."
            actions={<ButtonLink href={paths.manageOrders()}>See all orders</ButtonLink>}
          >
            Orders appear here once the buyer has paid.
          </EmptyState>
        </>
      )}
      {shown && shown.length > 0 && (
        <ShipOrders orders={shown} onEnded={(order) => setEnded((before) => [...before, order])} />
      )}
    </main>
  )
}
