import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { asksBeforeShipping } from '#market/purchase-orders/dispute.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { toast, toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { useShipOrder } from '../purchase-order-queries.ts'
import { DisputeNotice } from './DisputeNotice.tsx'
import { ParcelFields } from './ParcelFields.tsx'
import { shipment, type Shipment } from './shipment.ts'
import { ShipToAddress } from '../details/ShipToAddress.tsx'

type Props = { order: PurchaseOrder; onClose: () => void }

export function ShipOrderForm({ order, onClose }: Props) {
  const ship = useShipOrder()
  const form = useForm({
    resolver: zodResolver(shipment),
    defaultValues: { carrier: '', tracking_number: '', note: '' },
  })
  const asks = asksBeforeShipping(order.dispute?.status)
  const [isSure, setSure] = useState(false)
  const refused = isCallError(ship.error) ? ship.error.fields : {}

  const send = (filled: Shipment) =>
    ship
      .mutateAsync({ orderId: order.id, shipment: filled, despiteDispute: isSure })
      .then(() => {
        onClose()
        return toast(`${order.po_number} is marked as shipped.`)
      })
      .catch((error: Error) => {
        if (!isCallError(error) || error.status !== 409) return
        onClose()
        toastProblem(error.message)
      })

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <DialogBody className="col g4">
        {ship.error && <Banner tone="red">{ship.error.message}</Banner>}
        {order.dispute && <DisputeNotice dispute={order.dispute} />}
        <div className="t13">
          <p className="muted">Ship to</p>
          <ShipToAddress address={order.ship_to} />
        </div>
        <ParcelFields form={form} refused={refused} reader={order.buyer_name} />
        {asks && (
          <Checkbox
            label="Ship it anyway: I know that I may lose goods and money"
            checked={isSure}
            onChange={({ currentTarget }) => setSure(currentTarget.checked)}
          />
        )}
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Not yet</Button>
        <Button type="submit" kind="primary" busy={ship.isPending} disabled={asks && !isSure}>
          Mark as shipped
        </Button>
      </DialogFoot>
    </form>
  )
}
