import { sql } from 'kysely'
import type { ResaleDeclaration } from '#market/resale/resale-terms.ts'
import { newProducts } from '#server/catalogue/new-products.ts'
import { sendNews } from '#server/notifications/send-news.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { forEachSeparately } from '#server/platform/jobs/for-each-separately.ts'
import type { Stoppable } from '#server/platform/jobs/job-run.ts'
import type { Terms } from '#server/settings/terms.ts'
import { type Matches, matchesMail } from './matches-mail.ts'
import { lastMorning } from './morning.ts'
import { lockSearches, type SavedSearchRow } from './saved-search-store.ts'

type Deps = { db: Database; terms: Terms }

const MOST_LOTS_SHOWN = 5
// A product's publication time is its transaction's start; it is visible at the end. No transaction takes longer than this.
const SETTLED_MS = 5 * 60_000

/** Mails each buyer, once a day, the new products that match their saved searches. */
export async function mailNewMatches({ db, terms, signal }: Deps & Stoppable, now: Date) {
  const { publicUrl } = terms
  const morning = lastMorning(now)
  const until = new Date(now.getTime() - SETTLED_MS)
  await forEachSeparately(
    await readersDue(db, morning),
    (reader) =>
      transact(db, async (tx) => {
        // Waits for searches being renamed, because there is one mail per day.
        const searches = await lockSearches(tx, reader)
        const due = searches.filter(({ alerts, toldAt }) => alerts && toldAt < morning)
        if (due.length === 0) return
        const matches = await matchesOf(tx, due, { until, declared: reader.resale })
        const ids = due.map(({ id }) => id)
        await markTold(tx, ids, { seenUntil: until, toldAt: now })
        if (matches.length === 0) return
        await sendNews(tx, reader, {
          key: `saved-searches:${reader.userId}:${morning.toISOString()}`,
          mail: {
            topic: 'search_matches',
            publicUrl,
            write: (turnOffUrl) => matchesMail(matches, { publicUrl, turnOffUrl }),
            urgency: 'last',
          },
        })
      }),
    signal,
  )
}

type ReadersDay = { until: Date; declared: ResaleDeclaration }

/** Of new products, those that their buyer would find itself. */
async function matchesOf(
  tx: Tx,
  searches: SavedSearchRow[],
  { until, declared }: ReadersDay,
): Promise<Matches[]> {
  const found: Matches[] = []
  for (const { name, criteria, seenUntil } of searches) {
    const span = { after: seenUntil, until, most: MOST_LOTS_SHOWN }
    const { count, lots } = await newProducts(tx, { criteria, declared }, span)
    if (count > 0) found.push({ name, criteria, count, lots })
  }
  return found
}

type Reader = { buyerId: number; userId: number; email: string; resale: ResaleDeclaration }

/** Active buyers whose daily mail is due. */
async function readersDue(db: Database, morning: Date): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select b.id as buyer_id, u.id as user_id, u.email,
      jsonb_build_object('resale_channels', b.resale_channels, 'resale_states', b.resale_states) as resale
    from buyers b join users u on u.id = b.user_id
    where u.status in ('password_created', 'onboarded') and u.password_hash is not null
      and exists (select from saved_searches s where s.buyer_id = b.id and s.alerts and s.told_at < ${morning})
    order by b.id`.execute(db)
  return rows
}

async function markTold(tx: Tx, ids: number[], { seenUntil, toldAt }: MailedUntil) {
  await tx.updateTable('savedSearches').set({ seenUntil, toldAt }).where('id', 'in', ids).execute()
}
type MailedUntil = { seenUntil: Date; toldAt: Date }
