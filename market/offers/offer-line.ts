import { inDigits } from '#market/in-digits.ts'
import { cents, formatUsd, formatUsdShort, sum, times, type Cents } from '#market/money.ts'
import { MAX_ORDER_CENTS, MAX_QUANTITY, MAX_UNIT_CENTS } from '#market/wire.ts'

export type Line = { quantity: number; unitPrice: Cents }
export type LineLimits = { units: number; minOrderUnits: number | null; askingPrice: Cents | null }

export const lineTotal = ({ quantity, unitPrice }: Line) => times(unitPrice, quantity)
export const offerTotal = (lines: readonly Line[]) => sum(lines.map(lineTotal))

/** Whether a line can be reckoned with: fields take more digits than any product has, for a rule to refuse. */
export const isCountable = ({ quantity, unitPrice }: Line) =>
  quantity <= MAX_QUANTITY && unitPrice <= MAX_UNIT_CENTS

/** What a line comes to while it is being typed; nothing while its figures are beyond counting. */
export const typedTotal = (line: Line) => (isCountable(line) ? lineTotal(line) : cents(0))

/** When fewer units are left than the minimum order, the minimum is the remainder (decision C9). */
export const minimumOf = ({ units, minOrderUnits }: Pick<LineLimits, 'units' | 'minOrderUnits'>) =>
  Math.max(1, Math.min(minOrderUnits ?? 1, units))

export type LineProblem = {
  kind:
    | 'gone'
    | 'no_units'
    | 'over_units'
    | 'under_minimum'
    | 'no_price'
    | 'over_asking'
    | 'over_order'
  field: 'quantity' | 'unit_price'
  message: string
}

/** What is wrong with a line, in the words shown at its fields. */
export function lineProblems({ quantity, unitPrice }: Line, listing: LineLimits): LineProblem[] {
  const problems: LineProblem[] = []
  const minimum = minimumOf(listing)
  if (quantity > listing.units)
    problems.push({ kind: 'over_units', field: 'quantity', message: 'Exceeds available units' })
  else if (quantity < minimum)
    problems.push({
      kind: 'under_minimum',
      field: 'quantity',
      message: `${inDigits(minimum)} unit minimum`,
    })
  if (unitPrice < 1)
    problems.push({
      kind: 'no_price',
      field: 'unit_price',
      message: 'Price must be greater than $0',
    })
  if (listing.askingPrice !== null && unitPrice > listing.askingPrice)
    problems.push({ kind: 'over_asking', field: 'unit_price', message: 'Exceeds asking price' })
  if (problems.length === 0 && isOverOrder([{ quantity, unitPrice }]))
    problems.push({ kind: 'over_order', field: 'quantity', message: OVER_ORDER })
  return problems
}

export const OVER_ORDER = `An order can come to ${formatUsd(cents(MAX_ORDER_CENTS))} at most`

/** Whether lines come to more than an order may; counted without `cents`, which refuses what is not exact. */
export const isOverOrder = (lines: readonly Line[]) =>
  lines.reduce((total, { quantity, unitPrice }) => total + quantity * unitPrice, 0) >
  MAX_ORDER_CENTS

/** The same problems in the short words of the Edit Offer modal. */
export function editProblems({ quantity, unitPrice }: Line, listing: LineLimits): LineProblem[] {
  return lineProblems({ quantity, unitPrice }, listing).map((problem) => {
    switch (problem.kind) {
      case 'over_units':
        return { ...problem, message: `${inDigits(listing.units)} max` }
      case 'over_asking':
        return { ...problem, message: `${formatUsdShort(listing.askingPrice ?? unitPrice)} max` }
      case 'over_order':
        return { ...problem, message: `${formatUsdShort(cents(MAX_ORDER_CENTS))} max` }
      case 'under_minimum':
        return { ...problem, message: `${inDigits(minimumOf(listing))} min` }
      default:
        return problem
    }
  })
}

/** Whether a draft may be bought at once: every line at the asking price and within its limits (decision D3). */
export function isBuyable(lines: readonly (Line & { listing: LineLimits })[]): boolean {
  return (
    lines.length > 0 &&
    lines.every(
      (line) =>
        line.unitPrice === line.listing.askingPrice &&
        lineProblems(line, line.listing).length === 0,
    )
  )
}

/** A note under a counter's price; it warns and never blocks (spec 1, section 5). */
export function counterWarning(party: 'buyer' | 'seller', price: Cents, current: Cents) {
  if (party === 'buyer' && price > current) return 'Above seller offer'
  if (party === 'seller' && price < current) return 'Below buyer offer'
  return undefined
}
