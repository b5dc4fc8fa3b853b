import { randomUUID } from 'node:crypto'
import { REFUND_LIMIT } from '#market/approvals/approval-limits.ts'
import { refundOfClaim } from '#market/claims/claim-credit.ts'
import { problemWords } from '#market/claims/claim-reason.ts'
import { formatUsd, type Cents } from '#market/money.ts'
import { waitingRefundOf, waitsAlready } from '#server/approvals/is-refund-waiting.ts'
import { readRefundable } from '#server/payments/partial-refunds/read-refundable.ts'
import { judgePart, makePart } from '#server/payments/partial-refunds/refund-part.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { PurchaseOrder } from '#server/purchase-orders/find-order.ts'
import type { ClaimTx } from './claim-deps.ts'
import type { ClaimRow } from './claim-store.ts'

type Agreed = {
  order: PurchaseOrder
  claim: ClaimRow
  amount: Cents
  /** The administrator who decided; null where the two sides agreed. */
  staffId: number | null
}

/**
 * Refunds an agreed credit, or what the order still has of it. What the sides agree on needs no second administrator; what
 * staff decide over the limit does.
 */
export async function settleClaim(
  { tx, terms }: ClaimTx,
  { order, claim, amount, staffId }: Agreed,
) {
  const waiting = await waitingRefundOf(tx, order.id)
  if (waiting) throw new Refusal(staffId === null ? WAIT : waitsAlready[waiting], 409)
  const { lineId, quantity, unitCents: unit } = claim
  const refundable = await readRefundable(tx, order)
  const part = refundOfClaim({ lineId, quantity, unit, amount }, refundable)
  if (part.amount_cents === 0) throw new Refusal(NOTHING_LEFT, 409)
  const judged = await judgePart(tx, order, part)
  if (staffId !== null && judged.asksSecond) throw new Refusal(ASKS_SECOND, 409)
  return makePart(
    { tx, terms },
    {
      order,
      asked: {
        ...part,
        key: randomUUID(),
        reason: `Claim: ${problemWords(claim.reason, quantity)}, ${claim.productName}`,
      },
      decider: { by: 'claim', staffId },
      judged,
    },
  )
}

const ASKS_SECOND = `A second administrator has to approve refunds over ${formatUsd(REFUND_LIMIT)}. Refund it with “Refund part”, which asks one. Then close this claim, and name the refund.`
const WAIT = 'Lotline is deciding on a refund of this order. Please answer once that is over.'
const NOTHING_LEFT =
  'Nothing of this order can be refunded any more, so the claim can’t be settled with a credit.'
