import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { Database } from '#server/platform/database/database.ts'
import { ownProductJson } from './own-product-json.ts'
import { lostPhotos, problemsOf } from '../photos/lost-photos.ts'
import { stepsTaken } from '../schedule/price-schedule-store.ts'
import { findProduct } from '../catalogue/product-store.ts'

const MOST_STEPS_SHOWN = 20

/** A product for the form of its seller; another's is not there. */
export async function readOwnProduct(db: Database, seller: SellerViewer, id: number) {
  const row = await findProduct(db, seller, id)
  const lost = await lostPhotos(db, [id])
  const steps = await stepsTaken(db, id, MOST_STEPS_SHOWN)
  return ownProductJson(seller, { row, photoProblems: problemsOf(lost, id), steps })
}
