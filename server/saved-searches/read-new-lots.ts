import type { BuyerViewer } from '#market/accounts/viewer.ts'
import {
  MOST_NEW_LOTS_SHOWN,
  NEW_FOR_DAYS,
  type SearchWithNewLots,
} from '#market/saved-searches/saved-search-api.ts'
import { newProducts } from '#server/catalogue/new-products.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { listedProductJson } from '#server/products/catalogue/product-json.ts'
import { productsSeenBy } from '#server/products/catalogue/seen-products.ts'
import { savedSearchJson } from './saved-search-json.ts'
import { searchesOf } from './saved-search-store.ts'

const DAY = 86_400_000

/** Each saved search of a buyer that has new lots, with the newest of them. */
export const readNewLots = (db: Database, viewer: BuyerViewer) =>
  readAtOnce(db, async (tx) => {
    const until = new Date()
    const after = new Date(until.getTime() - NEW_FOR_DAYS * DAY)
    const found: SearchWithNewLots[] = []
    for (const search of await searchesOf(tx, viewer)) {
      const { criteria } = search
      const { count, lots } = await newProducts(
        tx,
        { criteria, declared: viewer.resale },
        { after, until, most: MOST_NEW_LOTS_SHOWN },
      )
      if (count === 0) continue
      const ids = lots.map(({ id }) => id)
      const rows = (await productsSeenBy(tx, viewer, ids)).toSorted(
        (one, other) => ids.indexOf(one.id) - ids.indexOf(other.id),
      )
      found.push({
        saved_search: savedSearchJson(search),
        count,
        products: rows.map((row) => listedProductJson(row, viewer.resale)),
      })
    }
    return { searches: found }
  })
