import type { BuyerViewer } from '#market/accounts/viewer.ts'
import { isEditable } from '#market/offers/offer.ts'
import type { Line } from '#market/offers/offer-line.ts'
import { transact } from '#server/platform/database/transact.ts'
import { publish } from '#server/platform/live/publish.ts'
import { listedProducts } from '#server/products/listed-products.ts'
import { countChange } from './cart-store.ts'
import { lineOf } from '../line-of.ts'
import { refuseOverOrder, refuseProblems } from '../line-limits.ts'
import { linesOf, lockOffer, saveLine } from '../offer-store.ts'
import { conflict } from '../lock-for-action.ts'
import { showOffer, type Deps } from '../show-offer.ts'

type Edit = { offerId: number; lineId: number; line: Line }

/** Changes the quantity or the price of a line that was not sent yet (decision D2). */
export async function editLine({ db, terms }: Deps, viewer: BuyerViewer, edit: Edit) {
  return transact(db, async (tx) => {
    const offer = await lockOffer(tx, viewer, edit.offerId)
    const { id, productId } = lineOf(offer, edit.lineId)
    if (!isEditable(offer.state)) throw await conflict({ tx, terms }, viewer, { offerId: offer.id })
    const listings = await listedProducts(tx, [productId], { lock: true })
    refuseProblems(viewer, [
      { key: 'offer_product', line: edit.line, listing: listings.get(productId) },
    ])
    await saveLine(tx, id, edit.line)
    refuseOverOrder(await linesOf(tx, [offer.id]))
    await countChange(tx, offer.id)
    await publish(tx, 'OffersChannel', [viewer.userId])
    return showOffer({ tx, terms }, viewer, offer.id)
  })
}
