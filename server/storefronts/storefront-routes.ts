import { pageMetaOf } from '#market/paging.ts'
import * as api from '#market/storefronts/storefront-api.ts'
import { bannerUrl, logoUrl } from '#market/storefronts/seller-picture.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { findSeller } from '#server/products/catalogue/find-seller.ts'
import { publishedProductsOf } from '#server/products/catalogue/published-products.ts'
import { sellerStatistics, tagsOf } from '#server/products/catalogue/seller-statistics.ts'

export function storefrontRoutes(site: Site, db: Database) {
  route(site, api.readSeller, async ({ params, query, viewer }) => {
    const shop = await findSeller(db, viewer, params.seller_id)
    const { id, name, description, logo, banner } = shop
    return readAtOnce(db, async (tx) => {
      const { count, products } = await publishedProductsOf(tx, { ...query, sellerId: id })
      const shelf = await sellerStatistics(tx, id)
      return {
        id,
        name,
        description,
        logo_url: logoUrl(logo),
        banner_url: bannerUrl(banner),
        usual_answer_hours: shop.usualAnswerHours,
        published_products: products,
        meta: pageMetaOf(query, count),
        shelf: { lots: shelf.products, units: shelf.units, sold_out: shelf.soldOut },
        tags: await tagsOf(tx, id),
      }
    })
  })
}
