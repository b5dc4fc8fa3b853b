import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { asksBeforeShipping } from '#market/purchase-orders/dispute.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { toast, toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { CARRIER_LIST, CarrierChoices } from './CarrierChoices.tsx'
import { useShipOrder } from '../purchase-order-queries.ts'
import { DisputeNotice } from './DisputeNotice.tsx'
import { shipment, type Shipment } from './shipment.ts'
import { carrierFor, trackingHint } from './tracking-words.ts'
import { ShipToAddress } from '../details/ShipToAddress.tsx'

type Props = { order: PurchaseOrder; onClose: () => void }

export function ShipOrderForm({ order, onClose }: Props) {
  const ship = useShipOrder()
  const { register, handleSubmit, formState, getValues, setValue, control } = useForm({
    resolver: zodResolver(shipment),
    defaultValues: { carrier: '', tracking_number: '', note: '' },
  })
  const { errors } = formState
  const asks = asksBeforeShipping(order.dispute?.status)
  const [isSure, setSure] = useState(false)
  const [carrier, tracking] = useWatch({ control, name: ['carrier', 'tracking_number'] })
  const afterSubmit = { shouldValidate: formState.isSubmitted }
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
    <form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <DialogBody className="col g4">
        {ship.error && <Banner tone="red">{ship.error.message}</Banner>}
        {order.dispute && <DisputeNotice dispute={order.dispute} />}
        <div className="t13">
          <p className="muted">Ship to</p>
          <ShipToAddress address={order.ship_to} />
        </div>
        <Field label="Carrier" error={errors.carrier?.message ?? refused['carrier']?.[0]}>
          <TextInput {...register('carrier')} list={CARRIER_LIST} autoComplete="off" />
        </Field>
        <CarrierChoices />
        <Field
          label="Tracking number"
          hint={trackingHint({ carrier, tracking_number: tracking })}
          error={errors.tracking_number?.message ?? refused['tracking_number']?.[0]}
        >
          <TextInput
            {...register('tracking_number')}
            value={tracking}
            autoComplete="off"
            onChange={({ target }) => {
              setValue('carrier', carrierFor(getValues(), target.value), afterSubmit)
              setValue('tracking_number', target.value, afterSubmit)
            }}
          />
        </Field>
        <Field
          label="Note"
          optional
          hint={`${order.buyer_name} reads it with the order.`}
          error={errors.note?.message ?? refused['note']?.[0]}
        >
          <TextArea {...register('note')} rows={2} />
        </Field>
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
