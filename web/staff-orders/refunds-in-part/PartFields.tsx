import { formatUsd } from '#market/money.ts'
import type { StaffOrderDetail } from '#market/staff-orders/staff-order.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { ChoiceGroup } from '#web/platform/ui/fields/ChoiceGroup.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { MoneyInput } from '#web/platform/ui/fields/MoneyInput.tsx'
import { QuantityInput } from '#web/platform/ui/fields/QuantityInput.tsx'
import { Radio } from '#web/platform/ui/fields/Radio.tsx'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import styles from './PartFields.module.css'
import type { EnteredPart, PartBy } from './use-part.ts'

type Props = { order: StaffOrderDetail; entered: EnteredPart }

const WAYS: [PartBy, string][] = [
  ['units', 'Units'],
  ['amount', 'An amount'],
]

/** Which units, or which amount. */
export function PartFields({ order, entered }: Props) {
  return (
    <>
      <ChoiceGroup legend="What to refund">
        <div className="row wrap g4">
          {WAYS.map(([way, label]) => (
            <Radio
              key={way}
              name="part-by"
              label={label}
              checked={entered.by === way}
              onChange={() => entered.setBy(way)}
            />
          ))}
        </div>
      </ChoiceGroup>
      {entered.by === 'units' ? (
        <Units order={order} entered={entered} />
      ) : (
        <Field label="Amount" className={styles['amount']}>
          <MoneyInput value={entered.amount} onChange={entered.setAmount} />
        </Field>
      )}
      {entered.by === 'amount' && (
        <TextButton onClick={() => entered.setAmount(entered.rest)}>
          All that is left: {formatUsd(entered.rest)}
        </TextButton>
      )}
    </>
  )
}

function Units({ order, entered }: Props) {
  return (
    <ul className={styles['lines']}>
      {order.purchase_order_products.map((line) => {
        const { quantity } = line
        const before = entered.refundable.lines.find(({ id }) => id === line.id)
        const left = quantity - (before?.refundedQuantity ?? 0)
        return (
          <li key={line.id}>
            <Field
              label={<span className={styles['name']}>{line.product.name}</span>}
              hint={`${formatUsd(line.unit_cents)} each, ${quantityText(left)} of ${quantityText(quantity)} not refunded`}
              className={styles['line']}
            >
              <QuantityInput
                value={entered.units[line.id]}
                disabled={left === 0}
                onChange={(units) => entered.setUnits(line.id, units)}
              />
            </Field>
          </li>
        )
      })}
    </ul>
  )
}
