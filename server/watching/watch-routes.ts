import type { BuyerViewer } from '#market/accounts/viewer.ts'
import { pageMetaOf, type PageQuery } from '#market/paging.ts'
import * as api from '#market/watching/watch-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { listedProductJson } from '#server/products/catalogue/product-json.ts'
import { productsSeenBy } from '#server/products/catalogue/seen-products.ts'
import { unwatchLot, watchLot } from './watch-lot.ts'
import { watchedIds, watchesOf } from './watch-store.ts'

export function watchRoutes(site: Site, db: Database) {
  route(site, api.readWatchedLots, ({ viewer, query }) => readWatched(db, viewer, query))

  route(site, api.readWatchedIds, async ({ viewer }) => ({
    product_ids: await watchedIds(db, viewer),
  }))

  route(site, api.watchLot, ({ viewer, params }) => watchLot(db, viewer, params.id))

  route(site, api.unwatchLot, ({ viewer, params }) => unwatchLot(db, viewer, params.id))
}

const readWatched = (db: Database, viewer: BuyerViewer, page: PageQuery) =>
  readAtOnce(db, async (tx) => {
    const { count, rows } = await watchesOf(tx, viewer, page)
    const ids = rows.map(({ productId }) => productId)
    const listed = new Map((await productsSeenBy(tx, viewer, ids)).map((row) => [row.id, row]))
    const watched = rows.map(({ productId, name, createdAt }) => {
      const row = listed.get(productId)
      return {
        product_id: productId,
        name,
        watched_since: createdAt.toISOString(),
        product: row ? listedProductJson(row, viewer.resale) : null,
      }
    })
    return { watched_lots: watched, meta: pageMetaOf(page, count) }
  })
