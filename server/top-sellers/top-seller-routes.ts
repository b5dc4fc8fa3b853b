import * as api from '#market/top-sellers/top-seller-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { addToTag } from './add-to-tag.ts'
import { orderTopSellers } from './order-top-sellers.ts'
import { listTopSellers, readTopSellers } from './read-top-sellers.ts'
import { removeFromTag } from './remove-from-tag.ts'

export function topSellerRoutes(site: Site, db: Database) {
  route(site, api.readTopSellers, ({ viewer }) => readTopSellers(db, viewer))

  route(site, api.listTopSellers, ({ viewer: staff }) => listTopSellers(db, staff))

  route(site, api.addToTag, ({ body, viewer: staff, request }) =>
    addToTag(db, {
      staff,
      tag: body.tag_name,
      productId: body.product_id,
      place: body.place,
      requestId: request.id,
    }),
  )

  route(site, api.removeFromTag, ({ body, viewer: staff, request }) =>
    removeFromTag(db, {
      staff,
      tag: body.tag_name,
      productId: body.product_id,
      requestId: request.id,
    }),
  )

  route(site, api.orderTopSellers, ({ body, viewer: staff, request }) =>
    orderTopSellers(db, { staff, productIds: body.product_ids, requestId: request.id }),
  )
}
