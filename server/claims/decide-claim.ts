import type { StaffViewer } from '#market/accounts/viewer.ts'
import { claimStateAfter } from '#market/claims/claim.ts'
import { requireFreshCode } from '#server/accounts/second-factor/require-fresh-code.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { publishToStaff } from '#server/platform/live/publish.ts'
import { lockAnyOrder } from '#server/purchase-orders/find-order.ts'
import { CLAIM_CHANGED, proposalOf } from './answer-claim.ts'
import type { ClaimDeps } from './claim-deps.ts'
import { claimsOf, findOrderOfClaim } from './claim-store.ts'
import { showClaims } from './read-claims.ts'
import { settleClaim } from './settle-claim.ts'
import { takeClaimTurn } from './take-claim-turn.ts'

type Decision = {
  claimId: number
  act: 'settle' | 'decline'
  version: number
  amount: number | undefined
  words: string
  requestId: string
}

/** Staff settle a claim with a credit, or decline it, whose turn it ever is. */
export async function decideClaim(
  { db, ...deps }: ClaimDeps,
  staff: StaffViewer,
  decision: Decision,
) {
  const { act, words, requestId } = decision
  if (act === 'settle') requireFreshCode(staff)
  return transact(db, async (tx) => {
    const order = await lockAnyOrder(tx, await findOrderOfClaim(tx, decision.claimId))
    const claim = (await claimsOf(tx, order.id)).find(({ id }) => id === decision.claimId)
    if (!claim) throw new Refusal('Not found', 404)
    const shown = { party: 'admin', claimWindowDays: deps.claimWindowDays } as const
    const to = claimStateAfter(act, { state: claim.state, proposed: claim.proposedCents }, 'admin')
    if (!to || claim.version !== decision.version)
      throw new Refusal(CLAIM_CHANGED, 409, { body: await showClaims(tx, order, shown) })
    const amount = act === 'settle' ? proposalOf(claim, decision.amount) : null
    const made =
      amount === null
        ? undefined
        : await settleClaim({ tx, ...deps }, { order, claim, amount, staffId: staff.userId })
    await takeClaimTurn(
      { tx, ...deps },
      { order, claim },
      {
        act,
        by: { party: 'admin', userId: staff.userId },
        to,
        proposed: made?.amount ?? null,
        words,
        settled: made,
      },
    )
    await recordAct(tx, {
      actorUserId: staff.userId,
      act: act === 'settle' ? 'claim settled' : 'claim declined',
      subject: `order ${order.id}`,
      after: { claim_id: claim.id, ...(made && { amount_cents: made.amount }), reason: words },
      requestId,
    })
    await publishToStaff(tx, 'PurchaseOrdersChannel')
    return showClaims(tx, order, shown)
  })
}
