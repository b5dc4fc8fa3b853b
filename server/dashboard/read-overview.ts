import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { Overview } from '#market/dashboard/overview-api.ts'
import { WEEKS_TOLD, weeksUntil } from '#market/dashboard/weeks.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { dueOf } from './due-of.ts'
import { mostViewed } from './most-viewed.ts'
import { endedOffers } from './ended-offers.ts'
import { weeksOf } from './weeks-of.ts'

/** What a seller finds on coming in, all of it as it is at one moment. */
export async function readOverview(
  db: Database,
  seller: SellerViewer,
  now: Date,
): Promise<Overview> {
  const weeks = weeksUntil(now)
  const [first = now, middle = now, last = now] = [weeks[0], weeks[WEEKS_TOLD], weeks.at(-1)]
  return readAtOnce(db, async (tx) => ({
    due: await dueOf(tx, seller),
    weeks: await weeksOf(tx, seller, weeks),
    offers_ended: {
      now: await endedOffers(tx, seller, { from: middle }),
      before: await endedOffers(tx, seller, { from: first, until: middle }),
    },
    most_viewed: await mostViewed(tx, seller, last),
  }))
}
