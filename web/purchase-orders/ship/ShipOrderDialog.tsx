import { useState } from 'react'
import { asksBeforeShipping } from '#market/purchase-orders/dispute.ts'
import { shortAtPacking, type LineUnits } from '#market/purchase-orders/short-at-packing.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { FormDialog } from '#web/platform/ui/forms/FormDialog.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { toast, toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { ShipToAddress } from '../details/ShipToAddress.tsx'
import { linesToPack } from '../packing/lines-to-pack.ts'
import { PackedUnits } from '../packing/PackedUnits.tsx'
import { ShortConsequence } from '../packing/ShortConsequence.tsx'
import { shortDone, shortLabel } from '../packing/short-words.ts'
import { useShipOrder } from '../purchase-order-queries.ts'
import { DisputeNotice } from './DisputeNotice.tsx'
import { ParcelFields } from './ParcelFields.tsx'
import { nothingShips, shipment, type Shipment } from './shipment.ts'

type Props = { order: PurchaseOrder; onClose: () => void }

/** Marks an order as shipped, with all its units or those that were found. */
export function ShipOrderDialog({ order, onClose }: Props) {
  const ship = useShipOrder()
  const asks = asksBeforeShipping(order.dispute?.status)
  const [isSure, setSure] = useState(false)
  const [isCanceling, setCanceling] = useState(false)
  // Undefined: all of it is packed.
  const [packed, setPacked] = useState<LineUnits[]>()
  const judged = shortAtPacking(linesToPack(order), packed ?? [])
  const problem = judged && 'refused' in judged ? judged.refused : undefined
  const short = judged && 'outcome' in judged ? judged : undefined
  const ships = !short || short.outcome === 'refund_and_ship'
  const form = useSavedForm<Shipment, Shipment, unknown>({
    schema: ships ? shipment : nothingShips,
    start: { carrier: '', tracking_number: '', more_parcels: [], note: '' },
    send: (filled) =>
      ship.mutateAsync({
        orderId: order.id,
        shipment: filled,
        despiteDispute: isSure,
        packed: short && packed && { packed, short_outcome: short.outcome },
      }),
    tell: () => toast(short ? shortDone(order, short) : `${order.po_number} is marked as shipped.`),
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
      submitLabel={short ? shortLabel(short) : 'Mark as shipped'}
      cancelLabel="Not yet"
      danger={short?.outcome === 'cancel'}
      disabled={
        (asks && !isSure) || problem !== undefined || (short?.outcome === 'cancel' && !isCanceling)
      }
      onClose={onClose}
    >
      {order.dispute && <DisputeNotice dispute={order.dispute} />}
      <div className="t13">
        <p className="muted">Ship to</p>
        <ShipToAddress address={order.ship_to} />
      </div>
      {ships && <ParcelFields form={form} reader={order.buyer_name} />}
      {!asks && !order.packing_shortage && (
        <PackedUnits order={order} packed={packed} problem={problem} onChange={setPacked} />
      )}
      {short && <ShortConsequence order={order} short={short} />}
      {short?.outcome === 'cancel' && (
        <Checkbox
          label="Cancel this order: nothing ships"
          checked={isCanceling}
          onChange={({ currentTarget }) => setCanceling(currentTarget.checked)}
        />
      )}
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
