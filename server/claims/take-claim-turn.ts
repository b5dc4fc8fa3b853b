import { problemWords } from '#market/claims/claim-reason.ts'
import { ANSWER_DAYS, type ClaimAct } from '#market/claims/claim.ts'
import { isOpenClaim, type ClaimState } from '#market/purchase-orders/claim-state.ts'
import { formatUsd, type Cents } from '#market/money.ts'
import { businessDaysAfter, dayOf } from '#market/purchase-orders/business-days.ts'
import { readNotices } from '#server/notifications/read-notices.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { writeAtOnce } from '#server/platform/database/write-at-once.ts'
import type { PurchaseOrder } from '#server/purchase-orders/find-order.ts'
import { noteClaimEvent } from '#server/purchase-orders/note-claim-event.ts'
import { publishingOrder } from '#server/purchase-orders/open-purchase-order.ts'
import type { ClaimTx } from './claim-deps.ts'
import { sendClaimNews } from './send-claim-news.ts'
import { insertTurn, type ClaimRow } from './claim-store.ts'

export type ClaimTurn = {
  act: Exclude<ClaimAct, 'report' | 'join'>
  by: { party: 'buyer' | 'seller' | 'admin' | 'system'; userId: number | null }
  to: ClaimState
  /** What the next side can accept. */
  proposed: Cents | null
  words: string
  settled?: { amount: Cents; refundId: number } | undefined
}

/** Writes a turn of a claim on a locked order: its new state, history and news are one transaction. */
export async function takeClaimTurn(
  { tx, terms }: ClaimTx,
  { order, claim }: { order: PurchaseOrder; claim: ClaimRow },
  turn: ClaimTurn,
) {
  const { act, by, to, proposed, words, settled } = turn
  const now = await databaseNow(tx)
  const amount = settled?.amount ?? (act === 'propose' ? proposed : null)
  await tx
    .updateTable('claims')
    .set({
      state: to,
      proposedCents: proposed,
      answerBy: answerByOf(to, now),
      version: claim.version + 1,
      ...(to === 'staff_review' && { staffSince: now }),
      ...(!isOpenClaim(to) && { closedAt: now }),
      ...(settled && { settledCents: settled.amount, refundId: settled.refundId }),
    })
    .where('id', '=', claim.id)
    .execute()
  await insertTurn(tx, { claimId: claim.id, act, by, amount, words })
  if (!isOpenClaim(to))
    await noteClaimEvent(tx, order, {
      event: 'close_claim',
      by,
      note: `${claim.productName}: ${endWords(to, settled?.amount)}`,
    })
  if (by.userId !== null) await readNotices(tx, by.userId, { orderId: order.id })
  await writeAtOnce(tx, publishingOrder(tx, order))
  await sendClaimNews({ tx, terms }, order, {
    key: `claim:${claim.id}:${claim.version + 1}`,
    step: { act, to, by: by.party },
    problems: [`${problemWords(claim.reason, claim.quantity)}: ${claim.productName}`],
    amount: amount ?? undefined,
    words,
    answerBy: answerByOf(to, now) ?? undefined,
  })
}

/** The last day for an answer, where one of the sides has the turn. */
export const answerByOf = (state: ClaimState, now: Date) =>
  state === 'seller_review' || state === 'buyer_review'
    ? businessDaysAfter(dayOf(now), ANSWER_DAYS)
    : null

function endWords(state: ClaimState, amount: Cents | undefined) {
  if (state === 'withdrawn') return 'withdrawn'
  return amount === undefined ? 'closed without a credit' : `settled with ${formatUsd(amount)}`
}
