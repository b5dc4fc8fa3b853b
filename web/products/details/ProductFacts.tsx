import { daysWords } from '#market/delivery/lead-time.ts'
import { cityOf } from '#market/delivery/ship-from.ts'
import { freightWords } from '#market/freight/freight-words.ts'
import { formatUsd, times } from '#market/money.ts'
import { minimumOf } from '#market/offers/offer-line.ts'
import type { Product } from '#market/products/product-api.ts'
import { conditionMeanings, conditionWords } from '#market/products/product-condition.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import styles from './ProductFacts.module.css'

type Props = { product: Product }

export function ProductFacts({ product }: Props) {
  const { units, min_order_units, seller_price_cents: asking, inner_quantity: inner } = product
  const inside = product.manifest_units
  const unitsWords = (count: number) => countOf(count, inside === null ? 'unit' : 'lot')
  const minimum = minimumOf({ units, minOrderUnits: min_order_units })
  const isRemainder = units > 0 && min_order_units !== null && units < min_order_units
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>Available</dt>
        <dd>{units === 0 ? 'Sold out' : unitsWords(units)}</dd>
      </div>
      {units > 0 && (
        <div>
          <dt>Minimum</dt>
          <dd>{isRemainder ? `Last ${unitsWords(minimum)}` : unitsWords(minimum)}</dd>
        </div>
      )}
      {inside !== null && (
        <div>
          <dt>In each lot</dt>
          <dd>{countOf(inside, 'unit')}</dd>
        </div>
      )}
      {inner !== null && inner > 1 && (
        <div>
          <dt>Inner pack</dt>
          <dd>{unitsWords(inner)}</dd>
        </div>
      )}
      {units > 0 && asking !== null && (
        <div>
          <dt>{inside === null ? 'Whole lot' : 'All lots'}</dt>
          <dd>{formatUsd(times(asking, units))}</dd>
        </div>
      )}
      <div>
        <dt>Freight</dt>
        <dd>{freightWords(product)}</dd>
      </div>
      <div>
        <dt>Condition</dt>
        <dd title={conditionMeanings[product.condition]}>{conditionWords[product.condition]}</dd>
      </div>
      {product.ships_from !== null && (
        <div>
          <dt>Ships from</dt>
          <dd title={product.ships_from}>{cityOf(product.ships_from)}</dd>
        </div>
      )}
      {product.ships_within !== null && (
        <div>
          <dt>Ships within</dt>
          <dd title="After payment">{daysWords(product.ships_within)}</dd>
        </div>
      )}
    </dl>
  )
}

const countOf = (count: number, what: string) =>
  `${quantityText(count)} ${count === 1 ? what : `${what}s`}`
