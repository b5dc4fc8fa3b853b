import { minimumOf } from '#market/offers/offer-line.ts'
import { quantityText } from '#web/platform/format/numbers.ts'

type Stock = {
  units: number
  min_order_units: number | null
  /** How many are inside, of a mixed lot. */
  manifest_units?: number | null
}

/** What is left of a product, as its card says it (decision C9). */
export function availability({ units, min_order_units, manifest_units }: Stock): string {
  if (units === 0) return 'Sold out'
  if (manifest_units) return mixedWords(units, manifest_units)
  if (min_order_units !== null && units < min_order_units)
    return `Last ${quantityText(units)} ${units === 1 ? 'unit' : 'units'}`
  const left = `${quantityText(units)} ${units === 1 ? 'unit' : 'units'}`
  const minimum = minimumOf({ units, minOrderUnits: min_order_units })
  return minimum > 1 ? `${left}, min ${quantityText(minimum)}` : left
}

/** "Mixed lot · 1,240 units inside" */
function mixedWords(lots: number, inside: number) {
  const what = `${quantityText(inside)} ${inside === 1 ? 'unit' : 'units'} inside`
  return lots === 1 ? `Mixed lot · ${what}` : `${quantityText(lots)} mixed lots · ${what} each`
}
