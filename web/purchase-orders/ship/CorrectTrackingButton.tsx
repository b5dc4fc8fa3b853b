import { useState } from 'react'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { CorrectTrackingForm } from './CorrectTrackingForm.tsx'

type Props = { order: PurchaseOrder }

/** Where the reader may correct the tracking number of an order that has shipped. */
export function CorrectTrackingButton({ order }: Props) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (!order.allowed_state_transitions.some(({ event }) => event === 'correct_tracking'))
    return null
  return (
    <>
      <Button size="small" className="no-print" onClick={() => setOpen(true)}>
        Correct tracking
      </Button>
      <Dialog open={isOpen} onClose={close} title={`Correct the tracking of ${order.po_number}`}>
        <CorrectTrackingForm order={order} onClose={close} />
      </Dialog>
    </>
  )
}
