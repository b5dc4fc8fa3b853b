import { stateAfter } from '#market/offers/offer.ts'
import { transact } from '#server/platform/database/transact.ts'
import { forEachSeparately } from '#server/platform/jobs/for-each-separately.ts'
import type { Stoppable } from '#server/platform/jobs/job-run.ts'
import { lockAnyOffer } from './offer-store.ts'
import type { Deps } from './show-offer.ts'
import { takeTurn } from './take-turn.ts'

/** Ends the offers that one side left alone too long, each in a transaction of its own (decision D5). */
export async function expireOffers({ db, terms, signal }: Deps & Stoppable, now: Date) {
  const due = await db
    .selectFrom('offers')
    .select('id')
    .where('turnExpiresAt', '<=', now)
    .orderBy('turnExpiresAt')
    .limit(500)
    .execute()
  await forEachSeparately(
    due,
    ({ id }) =>
      transact(db, async (tx) => {
        const offer = await lockAnyOffer(tx, id)
        const state = stateAfter('expire', offer.state, 'system')
        // Somebody answered while this one waited for the row.
        if (!state || !offer.turnExpiresAt || offer.turnExpiresAt > now) return
        const by = { party: 'system', userId: null } as const
        await takeTurn({ tx, terms }, offer, {
          action: 'expire',
          by,
          state,
          closedReason: 'expired',
        })
      }),
    signal,
  )
}
