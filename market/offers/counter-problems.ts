import type { Cents } from '#market/money.ts'
import { MAX_UNIT_CENTS } from '#market/wire.ts'
import { isOverOrder, OVER_ORDER, type LineProblem } from './offer-line.ts'

/** A line as it stands in a counter; an emptied field is undefined. */
export type CounteredLine = { quantity: number | undefined; unitPrice: Cents | undefined }

type Product = {
  units: number
  available: boolean
  /** What the seller asked when the offer was sent. */
  askingPrice: Cents | null
}

/** What blocks a line of a counter (decision D4); the minimum order does not. */
export function counterProblems(
  { quantity, unitPrice }: CounteredLine,
  { units, available, askingPrice }: Product,
): LineProblem[] {
  const problems: LineProblem[] = []
  if (!available) problems.push({ kind: 'gone', field: 'quantity', message: 'No longer available' })
  else if (!quantity)
    problems.push({ kind: 'no_units', field: 'quantity', message: 'Units must be greater than 0' })
  else if (quantity > units)
    problems.push({ kind: 'over_units', field: 'quantity', message: 'Exceeds available units' })
  if (!unitPrice)
    problems.push({
      kind: 'no_price',
      field: 'unit_price',
      message: 'Price must be greater than $0',
    })
  else if (unitPrice > (askingPrice ?? MAX_UNIT_CENTS))
    problems.push({ kind: 'over_asking', field: 'unit_price', message: 'Exceeds asking price' })
  if (problems.length === 0 && quantity && unitPrice && isOverOrder([{ quantity, unitPrice }]))
    problems.push({ kind: 'over_order', field: 'quantity', message: OVER_ORDER })
  return problems
}
