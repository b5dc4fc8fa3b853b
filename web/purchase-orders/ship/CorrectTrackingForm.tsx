import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useCorrectTracking } from '../purchase-order-queries.ts'
import { ParcelFields } from './ParcelFields.tsx'
import { shipment, type Shipment } from './shipment.ts'

type Props = { order: PurchaseOrder; onClose: () => void }

export function CorrectTrackingForm({ order, onClose }: Props) {
  const correct = useCorrectTracking()
  const form = useForm({
    resolver: zodResolver(shipment),
    defaultValues: {
      carrier: order.carrier ?? '',
      tracking_number: order.tracking_number ?? '',
      note: '',
    },
  })
  const refused = isCallError(correct.error) ? correct.error.fields : {}

  const send = (filled: Shipment) =>
    correct
      .mutateAsync({ orderId: order.id, shipment: filled })
      .then(() => {
        onClose()
        return toast(`The tracking of ${order.po_number} is corrected.`)
      })
      // It stands above the fields.
      .catch(() => undefined)

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <DialogBody className="col g4">
        {correct.error && <Banner tone="red">{correct.error.message}</Banner>}
        <p className="soft">
          {order.buyer_name} gets the new number by mail. The one before stays in the history.
        </p>
        <ParcelFields form={form} refused={refused} reader={order.buyer_name} />
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Back</Button>
        <Button type="submit" kind="primary" busy={correct.isPending}>
          Correct tracking
        </Button>
      </DialogFoot>
    </form>
  )
}
