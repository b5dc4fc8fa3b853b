import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { pastedColumn } from '#web/platform/format/pasted-column.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { placeWords, receivingWords } from '#market/ship-to-addresses/ship-to-address.ts'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { boughtWords } from '../details/bought-words.ts'
import { CARRIER_LIST } from '../ship/CarrierChoices.tsx'
import { trackingHint } from '../ship/tracking-words.ts'
import { missingOf, withTracking, type Parcel } from './parcels.ts'
import styles from './ParcelRow.module.css'

type Props = {
  order: PurchaseOrder
  parcel: Parcel
  /** Once the orders were to be shipped, what is missing shows. */
  isAsked: boolean
  onChange: (parcel: Parcel) => void
  onPasteColumn: (column: readonly string[]) => void
}

/** One of several orders to ship: whether it ships now, with whom and under which number. */
export function ParcelRow({ order, parcel, isAsked, onChange, onPasteColumn }: Props) {
  const { outcome, isChosen } = parcel
  const receiving = receivingWords(order.ship_to).join(', ')
  const missing: Partial<ReturnType<typeof missingOf>> =
    isAsked && isChosen ? missingOf(parcel) : {}
  return (
    <Card className={styles['row']} aria-label={`${order.po_number}, ${order.buyer_name}`}>
      <div className={styles['order']}>
        {outcome?.isShipped ? (
          <b>{order.po_number}</b>
        ) : (
          <Checkbox
            label={<b>{order.po_number}</b>}
            checked={isChosen}
            onChange={({ target }) => onChange({ ...parcel, isChosen: target.checked })}
          />
        )}
        <p className="t13">
          {order.buyer_name}, {placeWords(order.ship_to)}
        </p>
        {receiving && <p className="t13 muted">{receiving}</p>}
        <p className="t13 muted">{boughtWords(order)}</p>
      </div>
      {outcome?.isShipped ? (
        <p className={styles['shipped']}>
          <Pill colour="green">Shipped</Pill> {parcel.carrier}, {parcel.tracking_number}
        </p>
      ) : (
        <>
          <Field
            label={`Tracking number of ${order.po_number}`}
            hint={trackingHint(parcel)}
            error={missing.tracking_number ?? (outcome && outcome.problem)}
          >
            <TextInput
              value={parcel.tracking_number}
              autoComplete="off"
              onChange={({ target }) => onChange(withTracking(parcel, target.value))}
              onPaste={(event) => {
                const column = pastedColumn(event.clipboardData.getData('text'))
                if (!column) return
                event.preventDefault()
                onPasteColumn(column)
              }}
            />
          </Field>
          <Field label={`Carrier of ${order.po_number}`} error={missing.carrier}>
            <TextInput
              value={parcel.carrier}
              list={CARRIER_LIST}
              autoComplete="off"
              onChange={({ target }) => onChange({ ...parcel, carrier: target.value })}
            />
          </Field>
        </>
      )}
    </Card>
  )
}
