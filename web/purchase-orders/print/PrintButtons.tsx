import { ClipboardList, Printer } from 'lucide-react'
import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { isPacked } from './packing.ts'

type Props = { order: PurchaseOrder; viewer: Party }

/** Prints the order, and for its seller also the packing slip. */
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

/** What to print of an order: the whole order, or the packing slip, which has no prices. */
type Paper = 'order' | 'slip'

/** Prints one order of the page; the print styles hide everything that has no mark. */
function printOrder(poNumber: string, paper: Paper) {
  const card = document.querySelector(`[data-order="${CSS.escape(poNumber)}"]`)
  if (!card) return
  card.setAttribute('data-print', paper)
  addEventListener('afterprint', () => card.removeAttribute('data-print'), { once: true })
  print()
}
