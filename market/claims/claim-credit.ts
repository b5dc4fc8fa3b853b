import { cents, times, type Cents } from '#market/money.ts'
import { refundableOf, type AskedPart, type Refundable } from '#market/ledger/partial-refund.ts'
import type { ClaimState } from '#market/purchase-orders/claim-state.ts'

type Claimed = { lineId: number; quantity: number; state: ClaimState }
type Line = { id: number; quantity: number }

/** Units of a line that can still be reported: what was refunded, or is claimed already, can't be again. */
export function unitsLeft(
  { id, quantity }: Line,
  refundedUnits: number,
  claims: readonly Claimed[],
): number {
  const claimed = claims
    .filter(({ lineId, state }) => lineId === id && state !== 'withdrawn')
    .reduce((units, claim) => units + claim.quantity, 0)
  return Math.max(0, quantity - refundedUnits - claimed)
}

/** What the units of a claim come to. Neither side can propose more. */
export const computedCredit = (claim: { quantity: number; unit: Cents }) =>
  times(claim.unit, claim.quantity)

type Agreed = { lineId: number; quantity: number; unit: Cents; amount: Cents }

/** How an agreed credit is refunded: by its units where it is exactly their price, or else by amount. */
export function refundOfClaim(
  { lineId, quantity, unit, amount }: Agreed,
  order: Refundable,
): AskedPart {
  const line = order.lines.find(({ id }) => id === lineId)
  const left = line ? line.quantity - line.refundedQuantity : 0
  const paid = payableOf(amount, order)
  return paid === computedCredit({ quantity, unit }) && quantity <= left
    ? { lines: [{ line_id: lineId, quantity }] }
    : { amount_cents: paid }
}

/** Of an agreed credit, what the order still has to give: refunds and chargebacks count before it. */
export const payableOf = (amount: Cents, order: Refundable) =>
  cents(Math.min(amount, refundableOf(order)))

/** Whether a proposal is between a cent and what the units come to. */
export const isProposable = (amount: number, credit: Cents) => amount >= 1 && amount <= credit
