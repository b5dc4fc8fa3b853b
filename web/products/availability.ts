import { minimumOf } from '#market/offers/offer-line.ts'
import { quantityText } from '#web/platform/format/numbers.ts'

type Stock = { units: number; min_order_units: number | null }

/** What is left of a product, as its card says it (decision C9). */
export function availability({ units, min_order_units }: Stock): string {
  if (units === 0) return 'Sold out'
  if (min_order_units !== null && units < min_order_units)
    return `Last ${quantityText(units)} ${units === 1 ? 'unit' : 'units'}`
  const left = `${quantityText(units)} ${units === 1 ? 'unit' : 'units'}`
  const minimum = minimumOf({ units, minOrderUnits: min_order_units })
  return minimum > 1 ? `${left}, min ${quantityText(minimum)}` : left
}
