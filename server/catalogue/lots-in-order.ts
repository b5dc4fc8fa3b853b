import type { CatalogueView } from '#market/catalogue/catalogue-address.ts'
import { resolved } from '#market/catalogue/criteria.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { readIds } from './catalogue-store.ts'
import { orderOf } from './search-products.ts'

/** The first lots of a view, by their ids, in the order its screen shows them, and how many there are in all. */
export function lotsInOrder(db: Database | Tx, view: CatalogueView, most: number) {
  const criteria = resolved(view.criteria)
  return readIds(db, criteria, { order: orderOf(view.sort, criteria), most })
}
