import type { Trader } from '#market/accounts/viewer.ts'
import * as api from '#market/messages/message-api.ts'
import { takesMessages } from '#market/messages/message.ts'
import { countMessages } from '#server/messages/count-messages.ts'
import { messagesOf } from '#server/messages/messages-of.ts'
import { noteMessagesRead } from '#server/messages/note-messages-read.ts'
import { readNotices } from '#server/notifications/read-notices.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { publish } from '#server/platform/live/publish.ts'
import { findOrderOf } from '#server/purchase-orders/open-purchase-order.ts'
import { findOffer, lockOffer } from '../offer-store.ts'
import type { Deps } from '../show-offer.ts'
import { sendMessage } from './send-message.ts'

/** `site` looks up the offer that an address names. */
export function messageRoutes(site: Site, deps: Deps) {
  route(site, api.readMessages, ({ viewer, params }) => readMessages(deps.db, viewer, params.id))

  route(site, api.sendMessage, ({ viewer, params, body }) =>
    sendMessage(deps, viewer, { offerId: params.id, text: body.text }),
  )

  route(site, api.markMessagesRead, ({ viewer, params, body }) =>
    markMessagesRead(deps.db, viewer, { offerId: params.id, upTo: body.up_to }),
  )
}

const readMessages = (db: Database, viewer: Trader, id: number) =>
  readAtOnce(db, async (tx) => {
    const offer = await findOffer(tx, viewer, id)
    if (!offer) throw new Refusal('Not found', 404)
    const order = offer.state === 'accepted' ? await findOrderOf(tx, id) : undefined
    const countOf = await countMessages(tx, viewer.party, [id])
    return {
      messages: await messagesOf(tx, id),
      unread_count: countOf(id).unread,
      can_write: takesMessages(offer.state, order?.status),
    }
  })

type Reading = { offerId: number; upTo: number }

/** Updates the reader's other windows too. */
const markMessagesRead = (db: Database, viewer: Trader, reading: Reading) =>
  transact(db, async (tx) => {
    const offer = await lockOffer(tx, viewer, reading.offerId)
    const { before, now } = await noteMessagesRead(tx, viewer, reading)
    const read = await readNotices(tx, viewer.userId, { offerId: offer.id })
    if (now < before || read > 0) {
      await publish(tx, 'OffersChannel', [viewer.userId])
      if (offer.state === 'accepted') await publish(tx, 'PurchaseOrdersChannel', [viewer.userId])
    }
    return { unread_count: now }
  })
