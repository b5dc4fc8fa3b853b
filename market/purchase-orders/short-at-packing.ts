import { cents, sum, times, type Cents } from '#market/money.ts'

/** Under this share of an order's value, what is missing is refunded and the rest ships. */
export const REFUNDED_BELOW_PERCENT = 15
/** Up to this share its buyer is asked; beyond it the order is canceled. */
export const ASKED_UP_TO_PERCENT = 80
/** How long the buyer has to answer. */
export const ANSWER_DAYS = 2

export const shortOutcomes = ['refund_and_ship', 'ask_buyer', 'cancel'] as const
export type ShortOutcome = (typeof shortOutcomes)[number]

export const SHORT_AT_PACKING = 'Short at packing'

export type LineUnits = { line_id: number; quantity: number }
/** A line of a paid order, and how many of its units were refunded before. */
export type LineToPack = { id: number; quantity: number; unit: Cents; refundedQuantity: number }
export type Short = { missing: LineUnits[]; amount: Cents; outcome: ShortOutcome }

export const toPack = ({ quantity, refundedQuantity }: LineToPack) => quantity - refundedQuantity

/**
 * What follows where a seller packs fewer units than were ordered (beyond R5); null where nothing is missing. A line
 * that isn't named is packed whole. The share is of the value of the goods, without freight.
 */
export function shortAtPacking(
  lines: readonly LineToPack[],
  packed: readonly LineUnits[],
): Short | { refused: string } | null {
  if (packed.some(({ line_id: id }, at) => packed.findIndex((one) => one.line_id === id) !== at))
    return { refused: 'Name each line once.' }
  if (packed.some(({ line_id: id }) => !lines.some((line) => line.id === id)))
    return { refused: 'This line is not in the order.' }
  const packedOf = (line: LineToPack) =>
    packed.find(({ line_id: id }) => id === line.id)?.quantity ?? toPack(line)
  const over = lines.find((line) => packedOf(line) > toPack(line))
  if (over) return { refused: `Only ${toPack(over)} units of this line are to be packed.` }
  const missing = lines.flatMap((line) => {
    const quantity = toPack(line) - packedOf(line)
    return quantity > 0 ? [{ line_id: line.id, quantity, value: times(line.unit, quantity) }] : []
  })
  if (missing.length === 0) return null
  const amount = sum(missing.map(({ value }) => value))
  const goods = sum(lines.map(({ unit, quantity }) => times(unit, quantity)))
  const isNothingLeft = lines.every((line) => packedOf(line) === 0)
  return {
    missing: missing.map(({ line_id: id, quantity }) => ({ line_id: id, quantity })),
    amount,
    outcome: isNothingLeft ? 'cancel' : outcomeOf(amount, goods),
  }
}

/** In whole cents on both sides, so that the limits are exact. */
function outcomeOf(missing: Cents, goods: Cents): ShortOutcome {
  const hundredfold = missing * 100
  if (hundredfold < REFUNDED_BELOW_PERCENT * goods) return 'refund_and_ship'
  return hundredfold <= ASKED_UP_TO_PERCENT * goods ? 'ask_buyer' : 'cancel'
}

/** What goes back to the buyer where the whole order is canceled. */
export const leftToRefund = (order: { total_cents: Cents; refunded_cents: Cents }) =>
  cents(order.total_cents - order.refunded_cents)
