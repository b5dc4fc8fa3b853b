import { recordAct } from '#server/audit/record-act.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { untagProduct } from '#server/products/catalogue/tag-product.ts'
import { lockTag, savePlaces } from './curated-tag-store.ts'
import { idsInPlaces, type Curating } from './curating.ts'
import { listTopSellers } from './read-top-sellers.ts'

/** Removes a product from the tag; the others move up. */
export function removeFromTag(db: Database, removing: Curating) {
  const { staff, tag, productId: id, requestId } = removing
  return transact(db, async (tx) => {
    await lockTag(tx, tag)
    const before = await idsInPlaces(tx, removing)
    if (!(await untagProduct(tx, { id, tag })))
      throw new Refusal('This product is no longer in Top Sellers', 409)
    await savePlaces(
      tx,
      tag,
      before.filter((each) => each !== id),
    )
    await recordAct(tx, {
      actorUserId: staff.userId,
      act: 'product put forward no more',
      subject: `product ${id}`,
      before: { tag, place: before.indexOf(id) },
      requestId,
    })
    return listTopSellers(tx, staff)
  })
}
