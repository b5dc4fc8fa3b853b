import { formatUsd, cents, type Cents } from '#market/money.ts'
import { amount } from '#market/wire.ts'

/** Of every order as it is read. */
export const refundedFields = {
  /** What was refunded of the total or was decided to be, as the credit notes say. */
  refunded_cents: amount,
  /** How much of it has not been sent yet. */
  refunding_cents: amount,
}
export type Refunded = { refunded_cents: Cents; refunding_cents?: Cents }

/** What stands wherever an order's total does: "Refunded $20.00"; null where nothing goes back. */
export function refundedWords({ refunded_cents: all, refunding_cents: open = cents(0) }: Refunded) {
  const sent = all - open
  if (all === 0) return null
  if (open === 0) return `Refunded ${formatUsd(all)}`
  if (sent <= 0) return `Refunding ${formatUsd(all)}`
  return `Refunded ${formatUsd(cents(sent))}, refunding ${formatUsd(open)}`
}

export const isRefundedWhole = (order: Refunded & { total_cents: Cents }) =>
  order.refunded_cents > 0 && order.refunded_cents >= order.total_cents
