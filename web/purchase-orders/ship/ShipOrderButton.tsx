import { useState } from 'react'
import { asksBeforeShipping } from '#market/purchase-orders/dispute.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { FormDialog } from '#web/platform/ui/forms/FormDialog.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { toast, toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { ShipToAddress } from '../details/ShipToAddress.tsx'
import { useShipOrder } from '../purchase-order-queries.ts'
import { DisputeNotice } from './DisputeNotice.tsx'
import { ParcelFields } from './ParcelFields.tsx'
import { shipment } from './shipment.ts'

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

type DialogProps = { order: PurchaseOrder; onClose: () => void }

function ShipOrderDialog({ order, onClose }: DialogProps) {
  const ship = useShipOrder()
  const asks = asksBeforeShipping(order.dispute?.status)
  const [isSure, setSure] = useState(false)
  const form = useSavedForm({
    schema: shipment,
    start: { carrier: '', tracking_number: '', more_parcels: [], note: '' },
    send: (filled) =>
      ship.mutateAsync({ orderId: order.id, shipment: filled, despiteDispute: isSure }),
    tell: () => toast(`${order.po_number} is marked as shipped.`),
    onSaved: onClose,
    onRefused: (error) => {
      if (!isCallError(error) || error.status !== 409) return
      onClose()
      toastProblem(error.message)
    },
  })
  return (
    <FormDialog
      form={form}
      title={`Ship ${order.po_number}`}
      submitLabel="Mark as shipped"
      cancelLabel="Not yet"
      disabled={asks && !isSure}
      onClose={onClose}
    >
      {order.dispute && <DisputeNotice dispute={order.dispute} />}
      <div className="t13">
        <p className="muted">Ship to</p>
        <ShipToAddress address={order.ship_to} />
      </div>
      <ParcelFields form={form} reader={order.buyer_name} />
      {asks && (
        <Checkbox
          label="Ship anyway: I understand I may lose the goods and the payment"
          checked={isSure}
          onChange={({ currentTarget }) => setSure(currentTarget.checked)}
        />
      )}
    </FormDialog>
  )
}
