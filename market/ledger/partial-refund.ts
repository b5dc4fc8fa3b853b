import { sharesOfRefund } from './shares-of-refund.ts'
import { cents, formatUsd, sum, times, type Cents } from '#market/money.ts'

export type PartOfLine = { line_id: number; quantity: number }

/** A paid order, with what of it has been given back. */
export type Refundable = {
  total: Cents
  fee: Cents
  /** Of which the total says it too. */
  freight: Cents
  refunded: { amount: Cents; fee: Cents }
  /** What the buyer's bank took back, or holds. */
  disputed: Cents
  lines: { id: number; quantity: number; unit: Cents; refundedQuantity: number }[]
}
export type AskedPart = { amount_cents?: number | undefined; lines?: PartOfLine[] | undefined }
type Part = { amount: Cents; fee: Cents }

/** What can still be given back of an order. */
export const refundableOf = ({ total, refunded, disputed }: Refundable) =>
  cents(Math.max(0, total - refunded.amount - disputed))

/** What a refund in part comes to, by lines or by an amount, and the fee's share of it; or why it can't be. */
export function partialRefund(order: Refundable, asked: AskedPart): Part | { refused: string } {
  const { amount_cents: byAmount, lines } = asked
  if ((byAmount === undefined) === (lines === undefined)) return { refused: ONE_OF_BOTH }
  if (lines?.some((part, n) => lines.findIndex((one) => one.line_id === part.line_id) !== n))
    return { refused: 'Name each line once.' }
  for (const part of lines ?? []) {
    const line = order.lines.find(({ id }) => id === part.line_id)
    if (!line) return { refused: 'This line is not in the order.' }
    const left = line.quantity - line.refundedQuantity
    if (part.quantity > left)
      return { refused: `Only ${left} of ${line.quantity} units have not been refunded.` }
  }
  const amount = lines ? sum(lines.map((part) => priceOf(order, part))) : cents(byAmount ?? 0)
  const rest = refundableOf(order)
  if (amount > rest)
    return { refused: `Only ${formatUsd(rest)} of this order can still be refunded.` }
  const { total, fee, freight, refunded } = order
  const left = { seller: total - fee - (refunded.amount - refunded.fee), fee: fee - refunded.fee }
  return { amount, fee: cents(sharesOfRefund(amount, left, { total, fee, freight }).fee) }
}

const priceOf = ({ lines }: Refundable, { line_id: id, quantity }: PartOfLine) =>
  times(lines.find((line) => line.id === id)?.unit ?? cents(0), quantity)

const ONE_OF_BOTH = 'Refund either lines or an amount.'
