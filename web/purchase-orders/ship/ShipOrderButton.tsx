import { useState } from 'react'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { ShipOrderForm } from './ShipOrderForm.tsx'

type Props = { order: PurchaseOrder; size: 'small' | 'medium' }

export function ShipOrderButton({ order, size }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="primary" size={size} onClick={() => setOpen(true)}>
        Mark as shipped
      </Button>
      <ShipOrderDialog order={order} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

type DialogProps = { order: PurchaseOrder; open: boolean; onClose: () => void }

function ShipOrderDialog({ order, open, onClose }: DialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Ship ${order.po_number}`}>
      <ShipOrderForm order={order} onClose={onClose} />
    </Dialog>
  )
}
