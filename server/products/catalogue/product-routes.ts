import type { z } from 'zod'
import { declaredBy } from '#market/accounts/viewer.ts'
import * as api from '#market/products/product-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { withReadyList } from '#server/platform/http/ready-json.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import type { Terms } from '#server/settings/terms.ts'
import { findSeller } from './find-seller.ts'
import { listedProductJson, productJson } from './product-json.ts'
import { findProduct, listProducts } from './product-store.ts'
import type { Shops } from './shops.ts'
import { visibleTo } from './visible-to.ts'

type Deps = {
  db: Database
  terms: Pick<Terms, 'paymentDeadlineHours'>
  catalogue: Pick<Shops, 'othersOfShop'>
}
type SimilarProducts = z.infer<typeof api.readSimilarProducts.answer>

export function productRoutes(site: Site, { db, terms, catalogue }: Deps) {
  route(site, api.readProduct, async ({ params, viewer }) => ({
    ...productJson(await findProduct(db, viewer, params.id), viewer),
    ...(viewer.party === 'buyer' && { pay_within_hours: terms.paymentDeadlineHours }),
  }))

  route(site, api.readSimilarProducts, async ({ params, viewer }) => {
    const { sellerId } = await findProduct(db, viewer, params.id)
    const { cards, ...shop } = await catalogue.othersOfShop({
      id: params.id,
      sellerId,
      declared: declaredBy(viewer),
    })
    return withReadyList<SimilarProducts, 'products'>('products', cards, shop)
  })

  route(site, api.readProductsForSeller, async ({ params, query, viewer }) => {
    const seller = await findSeller(db, viewer, params.seller_id)
    const wanted = { sellerId: seller.id, name: query['search[name]'] }
    const rows = await listProducts(db, visibleTo(viewer), wanted)
    return rows.map((row) => listedProductJson(row, declaredBy(viewer)))
  })
}
