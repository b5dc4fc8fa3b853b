import { ClipboardList, Printer } from 'lucide-react'
import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { isPacked } from './packing.ts'

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

/** What is printed of an order: all of it, or the slip without prices that goes into the box. */
type Paper = 'order' | 'slip'

/** Prints one order of the page; print styles leave out whatever is not marked. */
function printOrder(poNumber: string, paper: Paper) {
  const card = document.querySelector(`[data-order="${CSS.escape(poNumber)}"]`)
  if (!card) return
  card.setAttribute('data-print', paper)
  addEventListener('afterprint', () => card.removeAttribute('data-print'), { once: true })
  print()
}
