import type { CatalogueView } from '#market/catalogue/catalogue-address.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { readIds } from './catalogue-store.ts'
import { findAsMeant } from './find-as-meant.ts'
import { orderOf } from './search-products.ts'

/** The first lots of a view, by their ids, in the order its screen shows them, and how many there are in all. */
export function lotsInOrder(db: Database | Tx, view: CatalogueView, most: number) {
  return findAsMeant(db, view.criteria, (wanted) =>
    readIds(db, wanted, { order: orderOf(view.sort, wanted), most }),
  )
}
