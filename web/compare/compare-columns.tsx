import type { ReactNode } from 'react'
import { costInside } from '#market/manifests/cost-inside.ts'
import { daysWords } from '#market/delivery/lead-time.ts'
import { cityOf } from '#market/delivery/ship-from.ts'
import { freightWords } from '#market/freight/freight-words.ts'
import { formatUsd, percentOffMsrp } from '#market/money.ts'
import { typedTotal } from '#market/offers/offer-line.ts'
import { conditionWords } from '#market/products/product-condition.ts'
import { hasTerms, termsInForce } from '#market/resale/resale-terms.ts'
import { counted, quantityText } from '#web/platform/format/numbers.ts'
import { QuantityInput } from '#web/platform/ui/fields/QuantityInput.tsx'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { Price } from '#web/platform/ui/prices/Price.tsx'
import { PackHint } from '#web/products/offer/PackHint.tsx'
import { wholeLine } from '#web/products/offer/typed-line.ts'
import { usualAnswerWords } from '#web/products/usual-answer-words.ts'
import { TermsList } from '#web/resale/TermsList.tsx'
import { CompareLotCell } from './CompareLotCell.tsx'
import type { ComparedRow } from './compared-row.ts'
import styles from './ComparePage.module.css'
import type { Comparison } from './use-comparison.ts'

const NONE = '–'

type Acts = Pick<Comparison, 'choose' | 'setQuantity'> & {
  refusals: ReadonlyMap<number, string>
}

/** What decides between lots, a column each. */
export function compareColumns({ choose, setQuantity, refusals }: Acts): Column<ComparedRow>[] {
  return [
    {
      head: 'Lot',
      cell: (row) => (
        <CompareLotCell
          row={row}
          refusal={row.isChosen ? refusals.get(row.lot.seller_id) : undefined}
          onChoose={(isChosen) => choose(row.lot.id, isChosen)}
        />
      ),
    },
    fact('% off', ({ percent_off_msrp: percent }) => percent !== null && <b>{percent}%</b>),
    fact('Asking', ({ seller_price_cents: asking }) => asking !== null && <Price of={asking} />),
    fact('MSRP', ({ msrp_cents: msrp }) => msrp !== null && <Price of={msrp} />),
    mine(
      'My price',
      ({ typed: { unitPrice } }) => unitPrice !== undefined && <Price of={unitPrice} />,
    ),
    mine('My % off', ({ typed: { unitPrice }, product }) => {
      const msrp = product?.msrp_cents ?? null
      return msrp !== null && unitPrice !== undefined && <b>{percentOffMsrp(msrp, unitPrice)}%</b>
    }),
    {
      head: 'My quantity',
      figure: true,
      cell: (row) =>
        row.product &&
        !row.state && (
          <div className={styles['quantity']}>
            <QuantityInput
              size="small"
              aria-label={`Quantity of ${row.lot.name}`}
              aria-invalid={row.problems.length > 0}
              value={row.typed.quantity}
              step={row.product.inner_quantity ?? 1}
              onChange={(quantity) => setQuantity(row.lot.id, quantity)}
            />
            {row.problems.length === 0 && row.product.inner_quantity !== null && (
              <div className={styles['packs']}>
                <PackHint
                  quantity={row.typed.quantity}
                  pack={row.product.inner_quantity}
                  limits={{
                    minimum: row.product.min_order_units ?? 1,
                    units: row.product.units,
                  }}
                  onChoose={(quantity) => setQuantity(row.lot.id, quantity)}
                />
              </div>
            )}
            {row.problems.map(({ kind, message }) => (
              <p key={kind} className={styles['problem']}>
                {message}
              </p>
            ))}
          </div>
        ),
    },
    mine('My total', ({ typed }) => {
      const line = wholeLine(typed)
      return line && <Price of={typedTotal(line)} />
    }),
    fact('Units', ({ units }) => quantityText(units)),
    fact('Inside', ({ manifest_units: inside, seller_price_cents: asking }) => {
      const cost = costInside(asking, inside)
      return (
        inside !== null &&
        `${counted(inside, 'unit')}${cost === null ? '' : `, ${formatUsd(cost)} each`}`
      )
    }),
    fact('Minimum', ({ min_order_units: least }) => quantityText(Math.max(1, least ?? 1))),
    fact('Inner pack', ({ inner_quantity: pack }) => pack !== null && quantityText(pack)),
    fact('Freight', freightWords),
    fact('Ships from', ({ ships_from: place }) => place !== null && cityOf(place)),
    fact('Ships within', ({ ships_within: days }) => days !== null && daysWords(days)),
    fact('Condition', ({ condition }) => conditionWords[condition]),
    fact('Expires', ({ expiration_date: date }) => date),
    {
      head: 'Resale terms',
      cell: ({ product }) => {
        if (!product) return NONE
        const terms = termsInForce(product.resale_terms, product.seller.resale_terms)
        if (!hasTerms(terms)) return 'No restrictions'
        return (
          <div className={styles['terms']}>
            <TermsList terms={terms} conflict={product.resale_conflict} />
          </div>
        )
      },
    },
    fact('Answers', ({ usual_answer_hours: hours }) =>
      usualAnswerWords(hours)?.replace('usually answers ', ''),
    ),
  ]
}

/** How the act is called: "Add 4 lots to cart". */
export const addWords = (lots: number) =>
  lots === 0 ? 'Add to cart' : `Add ${counted(lots, 'lot')} to cart`

/** What I would offer; nothing of a lot that can't be offered on. */
const mine = (head: string, show: (row: ComparedRow) => ReactNode): Column<ComparedRow> => ({
  head,
  figure: true,
  cell: (row) => (row.product && !row.state && show(row)) || NONE,
})

function fact(
  head: string,
  show: (product: NonNullable<ComparedRow['product']>) => ReactNode,
): Column<ComparedRow> {
  return { head, figure: true, cell: ({ product }) => (product && show(product)) || NONE }
}
