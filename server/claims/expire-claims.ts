import { sql } from 'kysely'
import { claimStateAfter } from '#market/claims/claim.ts'
import { dayOf } from '#market/purchase-orders/business-days.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { forEachSeparately } from '#server/platform/jobs/for-each-separately.ts'
import type { Stoppable } from '#server/platform/jobs/job-run.ts'
import { lockAnyOrder } from '#server/purchase-orders/find-order.ts'
import type { Terms } from '#server/settings/terms.ts'
import { claimsOf } from './claim-store.ts'
import { takeClaimTurn } from './take-claim-turn.ts'

const AT_ONCE = 500

type Deps = { db: Database; terms: Terms; claimWindowDays: number } & Stoppable

/** Gives staff the claims that the side with the turn did not answer in its three business days. */
export async function expireClaims({ db, signal, ...deps }: Deps, now: Date) {
  const today = dayOf(now)
  const due = await db
    .selectFrom('claims')
    .select(['id', 'purchaseOrderId'])
    .where(sql<boolean>`answer_by < ${today}::date`)
    .orderBy('answerBy')
    .limit(AT_ONCE)
    .execute()
  await forEachSeparately(
    due,
    ({ id, purchaseOrderId }) =>
      transact(db, async (tx) => {
        const order = await lockAnyOrder(tx, purchaseOrderId)
        const claim = (await claimsOf(tx, order.id)).find((each) => each.id === id)
        // Somebody answered while this one waited for the order.
        if (!claim?.answerBy || claim.answerBy >= today) return
        const standing = { state: claim.state, proposed: claim.proposedCents }
        const to = claimStateAfter('expire', standing, 'system')
        if (!to) return
        const by = { party: 'system', userId: null } as const
        const { proposedCents: proposed } = claim
        const turn = { act: 'expire', by, to, proposed, words: '' } as const
        await takeClaimTurn({ tx, ...deps }, { order, claim }, turn)
      }),
    signal,
  )
}
