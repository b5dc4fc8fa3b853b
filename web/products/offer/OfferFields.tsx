import { formatUsd } from '#market/money.ts'
import { minimumOf, type LineLimits } from '#market/offers/offer-line.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { MoneyInput } from '#web/platform/ui/fields/MoneyInput.tsx'
import { QuantityInput } from '#web/platform/ui/fields/QuantityInput.tsx'
import styles from './OfferForm.module.css'
import { priceLabel } from './price-label.ts'
import { PackHint } from './PackHint.tsx'
import type { TypedLine } from './typed-line.ts'

type Props = {
  typed: TypedLine
  onType: (typed: TypedLine) => void
  quantityProblem: string | undefined
  innerPack: number | undefined
  priceProblem: string | undefined
  listing: LineLimits
  /** The number of units inside a mixed lot. */
  inside: number | null
}

export function OfferFields(props: Props) {
  const { innerPack = 1, listing, typed, onType } = props
  const { units, askingPrice: asking } = listing
  return (
    <div className={styles['fields']}>
      <Field
        label="Quantity"
        hint={
          innerPack > 1 && (
            <PackHint
              quantity={typed.quantity}
              pack={innerPack}
              limits={{ minimum: minimumOf(listing), units }}
              onChoose={(quantity) => onType({ ...typed, quantity })}
            />
          )
        }
        error={props.quantityProblem}
      >
        <QuantityInput
          size="large"
          value={typed.quantity}
          onChange={(quantity) => onType({ ...typed, quantity })}
          step={innerPack}
        />
      </Field>
      <Field
        label={priceLabel(props.inside)}
        hint={asking !== null && `Asking ${formatUsd(asking)}`}
        error={props.priceProblem}
      >
        <MoneyInput
          size="large"
          value={typed.unitPrice}
          onChange={(unitPrice) => onType({ ...typed, unitPrice })}
        />
      </Field>
    </div>
  )
}
