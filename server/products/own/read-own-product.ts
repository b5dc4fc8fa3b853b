import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { Database } from '#server/platform/database/database.ts'
import { ownProductJson } from './own-product-json.ts'
import { lostPhotos, problemsOf } from '../photos/lost-photos.ts'
import { findProduct } from '../catalogue/product-store.ts'

/** A product for the form of its seller; another's is not there. */
export async function readOwnProduct(db: Database, seller: SellerViewer, id: number) {
  const row = await findProduct(db, seller, id)
  const lost = await lostPhotos(db, [id])
  return ownProductJson(seller, { row, photoProblems: problemsOf(lost, id) })
}
