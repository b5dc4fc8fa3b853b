import { ClipboardList, Printer } from 'lucide-react'
import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { isPacked } from './packing.ts'
import { printOrder } from './print-order.ts'

type Props = { order: PurchaseOrder; viewer: Party }

/** The order on paper; to its seller also as the slip that goes into the box. */
export function PrintButtons({ order, viewer }: Props) {
  return (
    <>
      <Button onClick={() => printOrder(order.po_number, 'order')}>
        <Printer /> Print order
      </Button>
      {isPacked(order.status, viewer) && (
        <Button onClick={() => printOrder(order.po_number, 'slip')}>
          <ClipboardList /> Packing slip
        </Button>
      )}
    </>
  )
}
