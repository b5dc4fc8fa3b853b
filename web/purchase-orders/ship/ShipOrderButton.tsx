import { useState } from 'react'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { ShipOrderDialog } from './ShipOrderDialog.tsx'

type Props = { order: PurchaseOrder; size: 'small' | 'medium' }

export function ShipOrderButton({ order, size }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="primary" size={size} onClick={() => setOpen(true)}>
        Mark as shipped
      </Button>
      {isOpen && <ShipOrderDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
