import { useState } from 'react'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { ReceiveOrderDialog } from './ReceiveOrderDialog.tsx'

type Props = { order: PurchaseOrder; size?: 'small' | 'medium' | undefined }

export function ReceiveOrderButton({ order, size = 'medium' }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size={size} onClick={() => setOpen(true)}>
        Mark received
      </Button>
      {isOpen && <ReceiveOrderDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
