import type { OfferProduct } from '#market/offers/offer-document.ts'
import { lineProblems } from '#market/offers/offer-line.ts'
import { classes } from '#web/platform/ui/classes.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { QuantityInput } from '#web/platform/ui/fields/QuantityInput.tsx'
import { filledIn, listingOf } from '../cart.ts'
import styles from './CartLines.module.css'
import { editFormId } from '../use-line-editing.ts'
import type { LineEditing } from '../use-line-editing.ts'

type Props = { line: OfferProduct; editing: LineEditing }

export function QuantityCell({ line, editing: { edited, change } }: Props) {
  if (edited?.lineId !== line.id) return <>{quantityText(line.quantity)}</>
  const listing = listingOf(line)
  const quantity = edited.quantity ?? 0
  const problem = lineProblems({ ...filledIn(edited, line), quantity }, listing).find(
    ({ field }) => field === 'quantity',
  )
  return (
    <>
      <QuantityInput
        size="small"
        className={styles['quantity']}
        form={editFormId(line.id)}
        aria-label={`Quantity of ${line.product.name}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${editFormId(line.id)}-quantity`}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press on Edit asked for it
        autoFocus
        value={edited.quantity}
        onChange={(changed) => change({ quantity: changed })}
      />
      <span
        id={`${editFormId(line.id)}-quantity`}
        aria-live="polite"
        className={classes(styles['note'], styles['error'])}
      >
        {problem?.message}
      </span>
    </>
  )
}
