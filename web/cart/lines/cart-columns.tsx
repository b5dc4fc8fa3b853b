import { type Cents, formatUsd, percentOffMsrp } from '#market/money.ts'
import type { Offer, OfferProduct } from '#market/offers/offer-document.ts'
import { typedTotal } from '#market/offers/offer-line.ts'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { OldPrice } from '#web/platform/ui/prices/OldPrice.tsx'
import { asLine, filledIn } from '../cart.ts'
import { CartProduct } from './CartProduct.tsx'
import { LineActions } from './LineActions.tsx'
import { PriceCell } from './PriceCell.tsx'
import { QuantityCell } from './QuantityCell.tsx'
import type { Decision } from '../decision/use-decision.ts'
import type { LineEditing } from '../use-line-editing.ts'
import styles from './CartLines.module.css'

type Cart = { offer: Offer; editing: LineEditing; decision: Decision }

const UNKNOWN = '—'

export function cartColumns({ offer, editing, decision }: Cart): Column<OfferProduct>[] {
  const { edited } = editing
  const lineNow = (line: OfferProduct) =>
    edited?.lineId === line.id ? filledIn(edited, line) : asLine(line)
  const priceNow = (line: OfferProduct) =>
    edited?.lineId === line.id ? edited.unitPrice : line.unit_price
  return [
    {
      head: 'Product',
      cell: (line) => (
        <CartProduct offer={offer} line={line} isWaiting={!!edited} decision={decision} />
      ),
    },
    {
      head: 'Quantity',
      figure: true,
      cell: (line) => <QuantityCell line={line} editing={editing} />,
    },
    {
      head: 'Asking',
      figure: true,
      cell: ({ product }) => (
        <span className="muted">
          {product.seller_price_cents === null ? UNKNOWN : formatUsd(product.seller_price_cents)}
        </span>
      ),
    },
    { head: 'My price', figure: true, cell: (line) => <PriceCell line={line} editing={editing} /> },
    {
      head: 'Off MSRP',
      figure: true,
      cell: (line) => <OffMsrp price={priceNow(line)} msrp={line.product.msrp_cents} />,
    },
    {
      head: 'Total',
      figure: true,
      cell: (line) => <b>{formatUsd(typedTotal(lineNow(line)))}</b>,
    },
    {
      head: 'Actions',
      figure: true,
      cell: (line) => <LineActions offer={offer} line={line} editing={editing} />,
    },
  ]
}

type OffMsrpProps = { price: Cents | undefined; msrp: Cents | null }

/** The percent off MSRP of the buyer's price, and the MSRP. */
function OffMsrp({ price, msrp }: OffMsrpProps) {
  if (!msrp) return <>{UNKNOWN}</>
  return (
    <>
      <b className="green">{price === undefined ? UNKNOWN : `${percentOffMsrp(msrp, price)}%`}</b>
      <span className={styles['note']}>
        <OldPrice of={msrp} label="MSRP" />
      </span>
    </>
  )
}
