import type { Trader } from '#market/accounts/viewer.ts'
import { otherParty } from '#market/offers/offer-history.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { countMessages } from './count-messages.ts'
import { insertMessage, noteRead } from './message-store.ts'
import { messageJson } from './messages-of.ts'

type NewMessage = { offerId: number; by: Trader; text: string }

/** Keeps a message on a locked offer. Writing marks the other side's messages as read. */
export async function keepMessage(tx: Tx, { offerId, by, text }: NewMessage) {
  const before = await countMessages(tx, otherParty(by.party), [offerId])
  const { party, userId: authorUserId } = by
  const written = await insertMessage(tx, { offerId, party, authorUserId, text })
  await noteRead(tx, { offerId, party, upTo: written.id })
  return { message: messageJson(written), isFirstUnread: before(offerId).unread === 0 }
}
