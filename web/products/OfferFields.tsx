import { formatUsd, type Cents } from '#market/money.ts'
import { Field } from '#web/platform/ui/Field.tsx'
import { MoneyInput } from '#web/platform/ui/MoneyInput.tsx'
import { QuantityInput } from '#web/platform/ui/QuantityInput.tsx'
import styles from './OfferForm.module.css'

type Props = {
  quantity: number | undefined
  onQuantity: (quantity: number | undefined) => void
  quantityProblem: string | undefined
  innerPack: number | undefined
  unitPrice: Cents | undefined
  onUnitPrice: (price: Cents | undefined) => void
  priceProblem: string | undefined
  asking: Cents
}

export function OfferFields(props: Props) {
  const { innerPack = 1 } = props
  return (
    <div className={styles['fields']}>
      <Field
        label="Quantity"
        hint={innerPack > 1 && `Steps of ${innerPack}, an inner pack`}
        error={props.quantityProblem}
      >
        <QuantityInput
          size="large"
          value={props.quantity}
          onChange={props.onQuantity}
          step={innerPack}
        />
      </Field>
      <Field
        label="Price per unit"
        hint={`Asking ${formatUsd(props.asking)}`}
        error={props.priceProblem}
      >
        <MoneyInput size="large" value={props.unitPrice} onChange={props.onUnitPrice} />
      </Field>
    </div>
  )
}
