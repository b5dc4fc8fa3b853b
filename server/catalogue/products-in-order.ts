import type { Database, Tx } from '#server/platform/database/database.ts'
import type { ReadersView } from './catalogue.ts'
import { readIds } from './catalogue-store.ts'
import { findWithCorrections } from './correct-spelling.ts'
import { orderOf } from './order-of.ts'

/** The first product ids of a view, in the order of its screen, and the total. */
export function productsInOrder(db: Database | Tx, view: ReadersView, most: number) {
  return findWithCorrections(db, view, (wanted) =>
    readIds(db, wanted, { order: orderOf(view.sort, wanted), most }),
  )
}
