import { isTurnOf } from '#market/offers/offer.ts'
import { transact } from '#server/platform/database/transact.ts'
import { forEachSeparately } from '#server/platform/jobs/for-each-separately.ts'
import type { Stoppable } from '#server/platform/jobs/job-run.ts'
import { linesNow } from './lines-now.ts'
import { lockAnyOffer } from './offer-store.ts'
import { sendOfferNews } from './send-offer-news.ts'
import type { Deps } from './show-offer.ts'

const HOUR = 3_600_000

/** Reminds the side whose turn it is, 48 and 24 hours before the offer expires (decision D5). */
export async function sendExpiryNews({ db, terms, signal }: Deps & Stoppable, now: Date) {
  const soon = await db
    .selectFrom('offers')
    .select('id')
    .where('turnExpiresAt', '>', now)
    .where('turnExpiresAt', '<=', new Date(now.getTime() + 48 * HOUR))
    .execute()
  await forEachSeparately(
    soon,
    ({ id }) =>
      transact(db, async (tx) => {
        const offer = await lockAnyOffer(tx, id)
        if (!offer.turnExpiresAt || offer.turnExpiresAt <= now) return
        const hours = offer.turnExpiresAt.getTime() - now.getTime() <= 24 * HOUR ? 24 : 48
        await sendOfferNews({ tx, terms }, offer, {
          kind: 'expiring',
          // Once for each turn and each of the two times, however often this runs.
          key: `offer:${id}:${offer.revision}:expiring-${hours}`,
          to: isTurnOf('buyer', offer.state) ? 'buyer' : 'seller',
          lines: await linesNow(tx, offer),
          deadline: offer.turnExpiresAt,
        })
      }),
    signal,
  )
}
