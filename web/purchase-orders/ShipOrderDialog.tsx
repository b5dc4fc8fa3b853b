import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { Dialog } from '#web/platform/ui/Dialog.tsx'
import { ShipOrderForm } from './ShipOrderForm.tsx'

type Props = { order: PurchaseOrder; open: boolean; onClose: () => void }

export function ShipOrderDialog({ order, open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={`Ship ${order.po_number}`}>
      <ShipOrderForm order={order} onClose={onClose} />
    </Dialog>
  )
}
