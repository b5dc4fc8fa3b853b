import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Breadcrumbs } from '#web/platform/ui/Breadcrumbs.tsx'
import { OrderFollowUp } from './OrderFollowUp.tsx'
import { OrderPageHead } from './OrderPageHead.tsx'
import { OrderSheet } from './OrderSheet.tsx'

type Props = { order: PurchaseOrder; viewer: Party }

/** All there is to an order, on a page of its own. */
export function OrderView({ order, viewer }: Props) {
  return (
    <main className="page">
      <div className="no-print">
        <Breadcrumbs
          trail={[{ label: 'My Orders', href: paths.myOrders() }]}
          here={order.po_number}
        />
        <OrderPageHead order={order} viewer={viewer} />
      </div>
      <OrderSheet order={order} viewer={viewer} />
      <OrderFollowUp order={order} viewer={viewer} />
    </main>
  )
}
