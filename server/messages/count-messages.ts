import type { Party } from '#market/accounts/viewer.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { countsFor } from './message-store.ts'

export type MessageCount = { total: number; unread: number }

const none: MessageCount = { total: 0, unread: 0 }

/** How many messages each of these offers has, and how many of them a side has not read. */
export async function countMessages(db: Database | Tx, party: Party, offerIds: readonly number[]) {
  const counts = offerIds.length === 0 ? [] : await countsFor(db, party, offerIds)
  const byOffer = new Map(counts.map((count) => [count.offerId, count]))
  return (offerId: number): MessageCount => byOffer.get(offerId) ?? none
}
