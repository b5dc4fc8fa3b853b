import type { LineUnits } from '#market/purchase-orders/short-at-packing.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { QuantityInput } from '#web/platform/ui/fields/QuantityInput.tsx'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import { wholeOrder } from './lines-to-pack.ts'

type Props = {
  order: PurchaseOrder
  /** Undefined: all of it. */
  packed: LineUnits[] | undefined
  problem: string | undefined
  onChange: (packed: LineUnits[] | undefined) => void
}

/** How many units of each line the seller has, if fewer than were ordered. */
export function PackedUnits({ order, packed, problem, onChange }: Props) {
  if (!packed) {
    return (
      <p>
        <TextButton onClick={() => onChange(wholeOrder(order))}>
          I have fewer units than ordered
        </TextButton>
      </p>
    )
  }
  const all = wholeOrder(order)
  const nameOf = (id: number) =>
    order.purchase_order_products.find((line) => Number(line.id) === id)?.product.name ?? ''
  return (
    <fieldset className="col g3">
      <legend className="med">Units you have</legend>
      {packed.map(({ line_id: id, quantity }, at) => (
        <Field
          key={id}
          label={nameOf(id)}
          hint={`Of ${quantityText(all[at]?.quantity)} to ship`}
          error={quantity > (all[at]?.quantity ?? 0) ? problem : undefined}
        >
          <QuantityInput
            value={quantity}
            onChange={(units) =>
              onChange(
                packed.map((one) => (one.line_id === id ? { ...one, quantity: units ?? 0 } : one)),
              )
            }
          />
        </Field>
      ))}
      <p>
        <TextButton onClick={() => onChange(undefined)}>I have all of it</TextButton>
      </p>
    </fieldset>
  )
}
