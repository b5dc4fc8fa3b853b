import { MOST_TOP_SELLERS } from '#market/top-sellers/top-seller-api.ts'
import { recordAct } from '#server/audit/record-act.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { isListed } from '#server/products/catalogue/is-listed.ts'
import { tagProduct } from '#server/products/catalogue/tag-product.ts'
import { lockTag, savePlaces } from './curated-tag-store.ts'
import { idsInPlaces, type Curating } from './curating.ts'
import { listTopSellers } from './read-top-sellers.ts'

type Adding = Curating & { place?: number | undefined }

/** Adds a published product to the tag, at the end or at a place (decision G2). */
export function addToTag(db: Database, adding: Adding) {
  const { staff, tag, productId: id, requestId } = adding
  return transact(db, async (tx) => {
    await lockTag(tx, tag)
    const before = await idsInPlaces(tx, adding)
    if (before.includes(id)) throw new Refusal('This product is already in Top Sellers', 409)
    if (before.length >= MOST_TOP_SELLERS)
      throw new Refusal(`At most ${MOST_TOP_SELLERS} products. Please remove one first.`)
    if (!(await tagProduct(tx, { id, tag }))) throw await notToBeAdded(tx, id)
    const place = Math.min(adding.place ?? before.length, before.length)
    await savePlaces(tx, tag, before.toSpliced(place, 0, id))
    await recordAct(tx, {
      actorUserId: staff.userId,
      act: 'product put forward',
      subject: `product ${id}`,
      after: { tag, place },
      requestId,
    })
    return listTopSellers(tx, staff)
  })
}

async function notToBeAdded(tx: Tx, id: number) {
  const words = (await isListed(tx, id))
    ? 'This product isn’t published, so buyers wouldn’t see it'
    : 'Product not found'
  return new Refusal(words, 422, { fields: { product_id: [words] } })
}
