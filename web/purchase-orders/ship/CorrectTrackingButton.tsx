import { useState } from 'react'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { FormDialog } from '#web/platform/ui/forms/FormDialog.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useCorrectTracking } from '../purchase-order-queries.ts'
import { ParcelFields } from './ParcelFields.tsx'
import { shipment } from './shipment.ts'

type Props = { order: PurchaseOrder }

/** Where the reader may correct the tracking number of an order that has shipped. */
export function CorrectTrackingButton({ order }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (!order.allowed_state_transitions.some(({ event }) => event === 'correct_tracking'))
    return null
  return (
    <>
      <Button size="small" className="no-print" onClick={() => setOpen(true)}>
        Correct tracking
      </Button>
      {isOpen && <CorrectTrackingDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}

function CorrectTrackingDialog({ order, onClose }: Props & { onClose: () => void }) {
  const correct = useCorrectTracking()
  const form = useSavedForm({
    schema: shipment,
    start: {
      carrier: order.carrier ?? '',
      tracking_number: order.tracking_number ?? '',
      more_parcels: order.more_parcels,
      note: '',
    },
    send: (filled) => correct.mutateAsync({ orderId: order.id, shipment: filled }),
    tell: () => toast(`Tracking for ${order.po_number} corrected.`),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={`Correct the tracking of ${order.po_number}`}
      submitLabel="Correct tracking"
      cancelLabel="Back"
      onClose={onClose}
    >
      <p className="soft">
        We email {order.buyer_name} the new number. The old one stays in the history.
      </p>
      <ParcelFields form={form} reader={order.buyer_name} />
    </FormDialog>
  )
}
