import type { Trader } from '#market/accounts/viewer.ts'
import { MAX_MESSAGES, takesMessages } from '#market/messages/message.ts'
import { otherParty } from '#market/offers/offer-history.ts'
import { countMessages } from '#server/messages/count-messages.ts'
import { keepMessage } from '#server/messages/keep-message.ts'
import { readNotices } from '#server/notifications/read-notices.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { publish } from '#server/platform/live/publish.ts'
import { findOrderOf } from '#server/purchase-orders/open-purchase-order.ts'
import { linesNow } from '../lines-now.ts'
import { lockOffer, type Offer } from '../offer-store.ts'
import { sendOfferNews } from '../send-offer-news.ts'
import type { Deps } from '../show-offer.ts'
import { partiesOf } from '../take-turn.ts'

type NewMessage = { offerId: number; text: string }

/** Writes to the other side of an offer, or of its order. They get news of it once they have read all that came before. */
export async function sendMessage({ db, terms }: Deps, viewer: Trader, written: NewMessage) {
  return transact(db, async (tx) => {
    const offer = await lockOffer(tx, viewer, written.offerId)
    const order = offer.state === 'accepted' ? await findOrderOf(tx, offer.id) : undefined
    if (!takesMessages(offer.state, order?.status))
      throw new Refusal('No more messages can be written here', 409)
    await refuseTooMany(tx, viewer, offer)
    return writeMessage({ tx, terms }, viewer, { offer, order, text: written.text })
  })
}

type Writing = { offer: Offer; order?: { id: number; number: number } | undefined; text: string }

/** Writes it to a locked offer. */
export async function writeMessage(
  { tx, terms }: { tx: Tx; terms: Deps['terms'] },
  viewer: Trader,
  { offer, order, text }: Writing,
) {
  const kept = { offerId: offer.id, by: viewer, text }
  const { message, isFirstUnread } = await keepMessage(tx, kept)
  await readNotices(tx, viewer.userId, { offerId: offer.id })
  await publish(tx, 'OffersChannel', partiesOf(offer))
  if (order) await publish(tx, 'PurchaseOrdersChannel', partiesOf(offer))
  const to = otherParty(viewer.party)
  if (isFirstUnread)
    await sendOfferNews({ tx, terms }, offer, {
      kind: 'message',
      key: `offer:${offer.id}:message:${message.id}:${to}`,
      to,
      lines: await linesNow(tx, offer),
      note: text,
      order,
    })
  return { message }
}

async function refuseTooMany(tx: Tx, { party }: Trader, { id }: Offer) {
  const countOf = await countMessages(tx, party, [id])
  if (countOf(id).total >= MAX_MESSAGES)
    throw new Refusal(`An offer has at most ${MAX_MESSAGES} messages`)
}
