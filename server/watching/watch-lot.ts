import type { BuyerViewer } from '#market/accounts/viewer.ts'
import { MOST_WATCHED, TOO_MANY_WATCHED } from '#market/watching/watch-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { seenProduct } from '#server/products/catalogue/seen-products.ts'
import { deleteWatch, insertWatch, lockWatcher, watchedIds, watchersOf } from './watch-store.ts'

/** Puts a lot among those of which a buyer is told what becomes of them; once, however often it is asked. */
export const watchLot = (db: Database, viewer: BuyerViewer, productId: number) =>
  transact(db, async (tx) => {
    await lockWatcher(tx, viewer)
    const { units, sellerPriceCents: price } = await seenProduct(tx, viewer, productId)
    const others = (await watchedIds(tx, viewer)).filter((id) => id !== productId)
    if (others.length >= MOST_WATCHED) throw new Refusal(TOO_MANY_WATCHED)
    const seenAs = units > 0 ? 'on_sale' : 'sold_out'
    await insertWatch(tx, { buyerId: viewer.buyerId, productId, seenAs, price })
    return { watchers: await watchersOf(tx, productId) }
  })

export const unwatchLot = (db: Database, viewer: BuyerViewer, productId: number) =>
  transact(db, async (tx) => {
    if (!(await deleteWatch(tx, viewer, productId))) throw new Refusal('Not found', 404)
    return { watchers: await watchersOf(tx, productId) }
  })
