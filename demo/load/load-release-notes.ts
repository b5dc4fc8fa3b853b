import type { Tx } from '#server/platform/database/database.ts'
import { insertAll } from './insert-all.ts'

const DAY = 86_400_000

/** What staff told buyers and sellers lately. */
export async function loadReleaseNotes(tx: Tx, { admin, now }: { admin: number; now: Date }) {
  await insertAll(
    tx,
    'releaseNotes',
    notes.map(({ daysAgo, ...note }) => ({
      ...note,
      createdAt: new Date(now.getTime() - daysAgo * DAY),
      createdBy: admin,
    })),
  )
}

const notes = [
  {
    daysAgo: 3,
    buyer: true,
    seller: true,
    body: 'Everything that concerns you is now under the bell: offers, counters, payments and shipments.\nPress Ctrl K (⌘K on a Mac) anywhere to go to a page, a lot, or an offer or order by its number. Press ? for all keys.',
  },
  {
    daysAgo: 10,
    buyer: false,
    seller: true,
    body: 'My Orders shows what to ship first. Enter the carrier and the tracking number once, and the buyer is told.',
  },
]
