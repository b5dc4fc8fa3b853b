import * as api from '#market/insights/insight-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { ReaderOf } from '#server/platform/http/reader-of.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { offersFile, ordersFile, productsFile, usersFile } from './insight-files.ts'
import { readOffer } from './offer-detail.ts'
import { listOffers } from './offer-list.ts'
import { readOrder } from './order-detail.ts'
import { listOrders } from './order-list.ts'
import { readMoney } from './overview/read-money.ts'
import { readOverview } from './overview/read-insights-overview.ts'
import { countProducts, listProducts } from './product-list.ts'
import { readUser } from './user-detail.ts'
import { countUsers, inScope, listUsers } from './user-list.ts'
import { sql } from 'kysely'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { every } from './insight-conditions.ts'

export function insightRoutes(site: Site, readerOf: ReaderOf) {
  route(site, api.readInsightOverview, ({ query, request }) =>
    readerOf(request)((db) => readOverview(db, query)),
  )
  route(site, api.readInsightMoney, ({ query, request }) =>
    readerOf(request)((db) => readMoney(db, query)),
  )
  route(site, api.readInsightCounts, ({ request }) => readerOf(request)(readCounts))

  for (const orders of [api.listInsightOrders, api.listInsightPurchaseOrders])
    route(site, orders, ({ query, request }) => readerOf(request)((db) => listOrders(db, query)))
  route(site, api.listInsightProducts, ({ query, request }) =>
    readerOf(request)((db) => listProducts(db, query)),
  )
  route(site, api.listInsightUsers, ({ query, request }) =>
    readerOf(request)((db) => listUsers(db, query)),
  )
  route(site, api.listInsightOffers, ({ query, request }) =>
    readerOf(request)((db) => listOffers(db, query)),
  )

  for (const order of [api.readInsightOrder, api.readInsightPurchaseOrder])
    route(site, order, ({ params, request }) => readerOf(request)((db) => readOrder(db, params.id)))
  route(site, api.readInsightUser, ({ params, request }) =>
    readerOf(request)((db) => readUser(db, params.id)),
  )
  route(site, api.readInsightOffer, ({ params, request }) =>
    readerOf(request)((db) => readOffer(db, params.id)),
  )

  for (const file of [api.downloadInsightOrders, api.downloadInsightPurchaseOrders])
    route(site, file, async ({ query, request }) => ordersFile(readerOf(request), query))
  route(site, api.downloadInsightProducts, async ({ query, request }) =>
    productsFile(readerOf(request), query),
  )
  route(site, api.downloadInsightUsers, async ({ query, request }) =>
    usersFile(readerOf(request), query),
  )
  route(site, api.downloadInsightOffers, async ({ query, request }) =>
    offersFile(readerOf(request), query),
  )
}

/** The totals in the headings of the sections. */
const readCounts = (db: Database) =>
  readAtOnce(db, async (tx) => {
    const { rows } = await sql<{ orders: number; offers: number }>`
      select (select count(*) from purchase_orders) as orders, (select count(*) from offers) as offers`.execute(
      tx,
    )
    const { count, units } = await countProducts(tx, every())
    return {
      orders: { total_count: rows[0]?.orders ?? 0 },
      products: { total_count: count, total_units: units },
      buyers: await countUsers(tx, inScope({ party: 'buyer' })),
      sellers: await countUsers(tx, inScope({ party: 'seller' })),
      offers: { total_count: rows[0]?.offers ?? 0 },
    }
  })
