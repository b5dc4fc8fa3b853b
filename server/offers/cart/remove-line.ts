import type { BuyerViewer } from '#market/accounts/viewer.ts'
import { isEditable } from '#market/offers/offer.ts'
import { transact } from '#server/platform/database/transact.ts'
import { publish } from '#server/platform/live/publish.ts'
import { countChange, dropIfEmpty, lockCart } from './cart-store.ts'
import { lineOf } from '../line-of.ts'
import { conflict } from '../lock-for-action.ts'
import { deleteLines, lockOffer } from '../offer-store.ts'
import { showOffer, type Deps } from '../show-offer.ts'

type Removal = { offerId: number; lineId: number }

/** Takes a line out of the cart; an offer that loses its last line disappears (decision D1). */
export async function removeLine({ db, terms }: Deps, viewer: BuyerViewer, removal: Removal) {
  return transact(db, async (tx) => {
    await lockCart(tx, viewer)
    const offer = await lockOffer(tx, viewer, removal.offerId)
    const line = lineOf(offer, removal.lineId)
    if (!isEditable(offer.state)) throw await conflict({ tx, terms }, viewer, { offerId: offer.id })
    await deleteLines(tx, [line.id])
    await countChange(tx, offer.id)
    await dropIfEmpty(tx, offer.id)
    await publish(tx, 'OffersChannel', [viewer.userId])
    return offer.lines.length > 1 ? showOffer({ tx, terms }, viewer, offer.id) : {}
  })
}
