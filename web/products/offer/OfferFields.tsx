import { formatUsd, type Cents } from '#market/money.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { MoneyInput } from '#web/platform/ui/fields/MoneyInput.tsx'
import { QuantityInput } from '#web/platform/ui/fields/QuantityInput.tsx'
import styles from './OfferForm.module.css'
import type { TypedLine } from './typed-line.ts'

type Props = {
  typed: TypedLine
  onType: (typed: TypedLine) => void
  quantityProblem: string | undefined
  innerPack: number | undefined
  priceProblem: string | undefined
  asking: Cents
}

export function OfferFields(props: Props) {
  const { innerPack = 1, typed, onType } = props
  return (
    <div className={styles['fields']}>
      <Field
        label="Quantity"
        hint={innerPack > 1 && `Steps of ${innerPack}, an inner pack`}
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
        label="Price per unit"
        hint={`Asking ${formatUsd(props.asking)}`}
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
