import type { BuyerViewer } from '#market/accounts/viewer.ts'
import { isEditable } from '#market/offers/offer.ts'
import { transact } from '#server/platform/database/transact.ts'
import { announce } from '#server/platform/live/announce.ts'
import { dropIfEmpty, lockCart } from './cart-store.ts'
import { lineOf } from './line-of.ts'
import { movedOn } from './moved-on.ts'
import { deleteLines, lockOffer } from './offer-store.ts'
import type { Desk } from './show-offer.ts'

type Removal = { offerId: number; lineId: number }

/** Takes a line out of the cart; an offer that loses its last line disappears (decision D1). */
export async function removeLine({ db, terms }: Desk, viewer: BuyerViewer, removal: Removal) {
  await transact(db, async (tx) => {
    await lockCart(tx, viewer)
    const offer = await lockOffer(tx, viewer, removal.offerId)
    const line = lineOf(offer, removal.lineId)
    if (!isEditable(offer.state)) throw await movedOn({ db: tx, terms }, viewer, offer.id)
    await deleteLines(tx, [line.id])
    await dropIfEmpty(tx, offer.id)
    await announce(tx, 'OffersChannel', [viewer.userId])
  })
}
