import { useState } from 'react'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { laterDialog } from '#web/platform/ui/dialogs/later-dialog.tsx'
import { usePreloadOnFirstMove } from '#web/platform/hooks/use-preload-on-first-move.ts'
import { Button } from '#web/platform/ui/Button.tsx'

const ReceiveOrderDialog = laterDialog(
  async () => (await import('./ReceiveOrderDialog.tsx')).ReceiveOrderDialog,
)
const DIALOGS = [ReceiveOrderDialog]

type Props = { order: PurchaseOrder; size?: 'small' | 'medium' | undefined }

export function ReceiveOrderButton({ order, size = 'medium' }: Props) {
  const [isOpen, setOpen] = useState(false)
  usePreloadOnFirstMove(DIALOGS)
  return (
    <>
      <Button size={size} onClick={() => setOpen(true)}>
        Mark received
      </Button>
      {isOpen && <ReceiveOrderDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
