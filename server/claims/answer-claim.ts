import type { Trader } from '#market/accounts/viewer.ts'
import { computedCredit, isProposable } from '#market/claims/claim-credit.ts'
import { claimStateAfter, type ClaimAnswer } from '#market/claims/claim.ts'
import { cents, formatUsd, type Cents } from '#market/money.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { lockOrder } from '#server/purchase-orders/find-order.ts'
import type { ClaimDeps } from './claim-deps.ts'
import { claimsOf, findOrderOfClaim, type ClaimRow } from './claim-store.ts'
import { showClaims } from './read-claims.ts'
import { settleClaim } from './settle-claim.ts'
import { takeClaimTurn } from './take-claim-turn.ts'

type Answer = {
  claimId: number
  act: ClaimAnswer
  version: number
  amount: number | undefined
  words: string
}

/** A side of the trade answers a claim, as it saw it. */
export const answerClaim = ({ db, ...deps }: ClaimDeps, viewer: Trader, answer: Answer) =>
  transact(db, async (tx) => {
    const order = await lockOrder(tx, viewer, await findOrderOfClaim(tx, answer.claimId))
    const claim = (await claimsOf(tx, order.id)).find(({ id }) => id === answer.claimId)
    if (!claim) throw new Refusal('Not found', 404)
    const { party, userId } = viewer
    const { act, words } = answer
    const shown = { party, claimWindowDays: deps.claimWindowDays }
    const to = claimStateAfter(act, { state: claim.state, proposed: claim.proposedCents }, party)
    if (!to || claim.version !== answer.version)
      throw new Refusal(CLAIM_CHANGED, 409, { body: await showClaims(tx, order, shown) })
    const proposed = act === 'propose' ? proposalOf(claim, answer.amount) : claim.proposedCents
    const made =
      to === 'settled' && proposed !== null
        ? await settleClaim({ tx, ...deps }, { order, claim, amount: proposed, staffId: null })
        : undefined
    await takeClaimTurn(
      { tx, ...deps },
      { order, claim },
      {
        act,
        by: { party, userId },
        to,
        proposed: act === 'decline' ? null : proposed,
        words,
        settled: made,
      },
    )
    return showClaims(tx, order, shown)
  })

export const CLAIM_CHANGED = 'This claim has changed. Please review it again.'

/** Refuses a proposal over what the units come to. */
export function proposalOf({ quantity, unitCents }: ClaimRow, amount = 0): Cents {
  const credit = computedCredit({ quantity, unit: unitCents })
  if (isProposable(amount, credit)) return cents(amount)
  const message = `Enter at most ${formatUsd(credit)}, the price of the units`
  throw new Refusal(message, 422, { fields: { amount_cents: [message] } })
}
