import { formatUsd, type Cents } from '#market/money.ts'
import type { OfferProduct } from '#market/offers/offer-document.ts'
import { percentWords } from '#web/offers/offer-words.ts'
import { classes } from '#web/platform/ui/classes.ts'
import { MoneyInput } from '#web/platform/ui/fields/MoneyInput.tsx'
import styles from './CartLines.module.css'
import { editFormId } from '../use-line-editing.ts'
import type { LineEditing } from '../use-line-editing.ts'

type Props = { line: OfferProduct; editing: LineEditing }

export function PriceCell({ line, editing: { edited, change } }: Props) {
  const asking = line.product.seller_price_cents
  if (edited?.lineId !== line.id)
    return (
      <>
        {formatUsd(line.unit_price)}
        <PriceNote price={line.unit_price} asking={asking} overAsking="over asking" />
      </>
    )
  const noteId = `${editFormId(line.id)}-price`
  const isOver = asking !== null && (edited.unitPrice ?? 0) > asking
  return (
    <>
      <MoneyInput
        size="small"
        className={styles['price']}
        form={editFormId(line.id)}
        aria-label={`My price for ${line.product.name}`}
        aria-invalid={isOver || !edited.unitPrice ? true : undefined}
        aria-describedby={noteId}
        value={edited.unitPrice}
        onChange={(changed) => change({ unitPrice: changed })}
      />
      <PriceNote
        id={noteId}
        price={edited.unitPrice}
        asking={asking}
        overAsking="Exceeds asking price"
      />
    </>
  )
}

type NoteProps = {
  id?: string
  price: Cents | undefined
  asking: Cents | null
  overAsking: string
}

/** Compares a price with the asking price: "11.5% under", "at asking". */
function PriceNote({ id, price, asking, overAsking }: NoteProps) {
  if (!price)
    return (
      <span id={id} className={classes(styles['note'], styles['error'])}>
        Price must be greater than $0
      </span>
    )
  if (asking === null) return null
  if (price > asking)
    return (
      <span id={id} className={classes(styles['note'], styles['error'])}>
        {overAsking}
      </span>
    )
  if (price === asking)
    return (
      <span id={id} className={classes(styles['note'], styles['atAsking'])}>
        at asking
      </span>
    )
  return (
    <span id={id} className={styles['note']}>
      {percentWords(((asking - price) * 100) / asking)} under
    </span>
  )
}
