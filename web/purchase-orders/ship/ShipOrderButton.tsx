import { useState } from 'react'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { laterDialog } from '#web/platform/ui/dialogs/later-dialog.tsx'
import { usePreloadOnFirstMove } from '#web/platform/hooks/use-preload-on-first-move.ts'
import { Button } from '#web/platform/ui/Button.tsx'

const ShipOrderDialog = laterDialog(
  async () => (await import('./ShipOrderDialog.tsx')).ShipOrderDialog,
)
const DIALOGS = [ShipOrderDialog]

type Props = { order: PurchaseOrder; size: 'small' | 'medium' }

export function ShipOrderButton({ order, size }: Props) {
  const [isOpen, setOpen] = useState(false)
  usePreloadOnFirstMove(DIALOGS)
  return (
    <>
      <Button kind="primary" size={size} onClick={() => setOpen(true)}>
        Mark as shipped
      </Button>
      {isOpen && <ShipOrderDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
