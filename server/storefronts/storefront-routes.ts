import * as api from '#market/storefronts/storefront-api.ts'
import { bannerUrl, logoUrl } from '#market/storefronts/seller-picture.ts'
import type { Database } from '#server/platform/database/database.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { findSeller } from '#server/products/find-seller.ts'
import { publishedProductsOf } from '#server/products/published-products.ts'

export function storefrontRoutes(site: Site, db: Database) {
  route(site, api.readSeller, async ({ params, viewer }) => {
    const { id, name, description, logo, banner } = await findSeller(db, viewer, params.seller_id)
    return {
      id,
      name,
      description,
      logo_url: logoUrl(logo),
      banner_url: bannerUrl(banner),
      published_products: await publishedProductsOf(db, id),
    }
  })
}
