import { costInside } from '#market/manifests/cost-inside.ts'
import { formatUsd, type Cents } from '#market/money.ts'
import { minimumOf } from '#market/offers/offer-line.ts'
import { quantityText } from '#web/platform/format/numbers.ts'

type Stock = {
  units: number
  min_order_units: number | null
  /** How many are inside, of a mixed lot. */
  manifest_units?: number | null
  seller_price_cents?: Cents | null
}

/** What is left of a product, as its card says it (decision C9). */
export function availability(stock: Stock): string {
  const { units, min_order_units, manifest_units: inside, seller_price_cents: price } = stock
  if (units === 0) return 'Sold out'
  if (inside) return mixedWords(units, inside, costInside(price ?? null, inside))
  if (min_order_units !== null && units < min_order_units)
    return `Last ${quantityText(units)} ${units === 1 ? 'unit' : 'units'}`
  const left = `${quantityText(units)} ${units === 1 ? 'unit' : 'units'}`
  const minimum = minimumOf({ units, minOrderUnits: min_order_units })
  return minimum > 1 ? `${left}, min ${quantityText(minimum)}` : left
}

/** "Mixed lot · 1,240 units at $12.93": as short as a card of four in a row needs it. */
function mixedWords(lots: number, inside: number, cost: Cents | null) {
  const units = `${quantityText(inside)} ${inside === 1 ? 'unit' : 'units'}`
  const what = lots === 1 ? 'Mixed lot' : `${quantityText(lots)} mixed lots`
  const each = lots === 1 ? '' : ' each'
  return cost === null
    ? `${what} · ${units} inside${each}`
    : `${what} · ${units}${each} at ${formatUsd(cost)}`
}
