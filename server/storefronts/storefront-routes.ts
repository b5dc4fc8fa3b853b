import { declaredBy } from '#market/accounts/viewer.ts'
import { pageMetaOf } from '#market/paging.ts'
import * as api from '#market/storefronts/storefront-api.ts'
import { bannerUrl, logoUrl } from '#market/storefronts/seller-picture.ts'
import type { ReaderOf } from '#server/platform/http/reader-of.ts'
import { withReadyList } from '#server/platform/http/ready-json.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { findSeller } from '#server/products/catalogue/find-seller.ts'
import { cursorText } from '#server/products/catalogue/lot-place.ts'
import type { Shops } from '#server/products/catalogue/shops.ts'

type Deps = { readerOf: ReaderOf; catalogue: Pick<Shops, 'shop'> }

export function storefrontRoutes(site: Site, { readerOf, catalogue }: Deps) {
  route(site, api.readSeller, async ({ params, query, viewer, request }) => {
    const read = readerOf(request)
    const shop = await read((db) => findSeller(db, viewer, params.seller_id))
    const { id, name, description, logo, banner } = shop
    const { count, next, cards, ...ofShop } = await catalogue.shop(
      { ...query, sellerId: id, declared: declaredBy(viewer) },
      read,
    )
    return withReadyList<api.Seller, 'published_products'>('published_products', cards, {
      id,
      name,
      description,
      logo_url: logoUrl(logo),
      banner_url: bannerUrl(banner),
      usual_answer_hours: shop.usualAnswerHours,
      meta: { ...pageMetaOf(query, count), next: next ? cursorText(next) : null },
      ...ofShop,
    })
  })
}
