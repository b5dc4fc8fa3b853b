import { formatUsd } from '#market/money.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { MoneyInput } from '#web/platform/ui/fields/MoneyInput.tsx'
import { Photo } from '#web/platform/ui/Photo.tsx'
import { QuantityInput } from '#web/platform/ui/fields/QuantityInput.tsx'
import styles from './EditOffer.module.css'
import { draftLineTotal, draftProblems, type DraftLine } from './edit-draft.ts'
import { priceLabel } from '#web/products/offer/price-label.ts'

type Props = { draft: DraftLine; onChange: (changed: Partial<DraftLine>) => void }

export function EditOfferLine({ draft, onChange }: Props) {
  const { line, quantity, unitPrice } = draft
  const { product } = line
  const problems = draftProblems(draft)
  const problemOf = (field: string) => problems.find((each) => each.field === field)?.message
  const asking = product.seller_price_cents
  return (
    <li className={styles['line']}>
      <span className={styles['product']}>
        <Photo url={line.images[0] ?? product.photo_1_url} alt="" side={48} />
        <span className="med cut2" title={product.name}>
          {product.name}
        </span>
      </span>
      <Field label="Quantity" error={problemOf('quantity')}>
        <QuantityInput value={quantity} onChange={(changed) => onChange({ quantity: changed })} />
      </Field>
      <Field
        label={priceLabel(line.manifest_units)}
        hint={asking !== null && `Asking ${formatUsd(asking)}`}
        error={problemOf('unit_price')}
      >
        <MoneyInput value={unitPrice} onChange={(changed) => onChange({ unitPrice: changed })} />
      </Field>
      <b className={styles['lineTotal']}>{formatUsd(draftLineTotal(draft))}</b>
    </li>
  )
}
