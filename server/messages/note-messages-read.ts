import type { Trader } from '#market/accounts/viewer.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { countMessages } from './count-messages.ts'
import { noteRead } from './message-store.ts'

type Reading = { offerId: number; upTo: number }

/** Notes what a side has read, and answers how much of it there is left to read, before and now. */
export async function noteMessagesRead(tx: Tx, { party }: Trader, { offerId, upTo }: Reading) {
  const before = await countMessages(tx, party, [offerId])
  await noteRead(tx, { offerId, party, upTo })
  const now = await countMessages(tx, party, [offerId])
  return { before: before(offerId).unread, now: now(offerId).unread }
}
