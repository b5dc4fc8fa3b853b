import { declaredBy, type Member, type StaffViewer } from '#market/accounts/viewer.ts'
import { TOP_SELLERS } from '#market/products/tags.ts'
import { LOTS_ON_SHELF } from '#market/top-sellers/top-seller-api.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { listedProductJson, productCardJson } from '#server/products/catalogue/product-json.ts'
import { onSale } from '#server/products/catalogue/tagged-products.ts'
import { visibleTo } from '#server/products/catalogue/visible-to.ts'
import { lotsInPlaces } from './lots-in-places.ts'

/** All products of the tag, in order. */
export async function listTopSellers(db: Database | Tx, staff: StaffViewer) {
  const lots = await lotsInPlaces(db, TOP_SELLERS, visibleTo(staff))
  return { products: lots.map((lot) => productCardJson(lot)) }
}

/** What buyers see of it. */
export async function readTopSellers(db: Database, viewer: Member) {
  const lots = await lotsInPlaces(db, TOP_SELLERS, onSale)
  const shown = lots.slice(0, LOTS_ON_SHELF)
  return { products: shown.map((lot) => listedProductJson(lot, declaredBy(viewer))) }
}
