import * as productApi from '#market/staff-sellers/staff-product-api.ts'
import { readSellerTrade as readSellerTradeCall } from '#market/staff-sellers/seller-trade-api.ts'
import * as api from '#market/staff-sellers/staff-seller-api.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { checkUpc } from '#server/products/own/check-upc.ts'
import { listOwnProducts } from '#server/products/own/list-own-products.ts'
import { readOwnProduct } from '#server/products/own/read-own-product.ts'
import { createSeller } from './create-seller.ts'
import { editSeller } from './edit-seller.ts'
import { findSellerRow } from './find-seller-record.ts'
import { inviteUser } from './invite-user.ts'
import { listFeeChanges } from './list-fee-changes.ts'
import { listSellers } from './list-sellers.ts'
import { readSellerTrade } from './read-seller-trade.ts'
import { resendInvitation } from './resend-invitation.ts'
import type { SellerDeps } from './seller-deps.ts'
import { createProductFor, deleteProductFor, editProductFor } from './seller-products.ts'
import { sellerRecordJson } from './seller-record-json.ts'
import { actingForSeller } from './acting-for-seller.ts'

export function staffSellerRoutes(site: Site, deps: SellerDeps) {
  const { db, terms } = deps

  listSellers(site, deps)

  route(site, api.createSeller, ({ body, viewer: staff, request }) =>
    createSeller(deps, { staff, name: body.seller.name, requestId: request.id }),
  )

  route(site, api.readSellerRecord, async ({ params: { id } }) => ({
    data: sellerRecordJson(await findSellerRow(db, id), terms),
  }))

  route(site, readSellerTradeCall, ({ params: { id } }) => readSellerTrade(db, id))

  route(site, api.listFeeChanges, async ({ params: { id } }) => ({
    data: await listFeeChanges(db, id),
  }))

  route(site, api.editSeller, ({ params: { id }, body, viewer: staff, request }) =>
    editSeller(deps, { id, staff, given: body.seller, requestId: request.id }),
  )

  route(site, api.inviteUser, ({ params: { id }, body, viewer: staff, request }) =>
    inviteUser(deps, {
      id,
      staff,
      email: body.email,
      fullName: body.full_name,
      requestId: request.id,
    }),
  )

  route(site, api.resendInvitation, ({ params: { id }, body, viewer: staff, request }) =>
    resendInvitation(deps, { id, staff, email: body.email, requestId: request.id }),
  )

  productRoutes(site, deps)
}

function productRoutes(site: Site, deps: SellerDeps) {
  const { db } = deps

  route(site, productApi.listSellerProducts, async ({ params: { id }, query, viewer }) => {
    await findSellerRow(db, id)
    return listOwnProducts(db, actingForSeller(viewer, id), query)
  })

  route(site, productApi.checkSellerUpc, ({ params: { id }, query, viewer }) =>
    checkUpc(db, actingForSeller(viewer, id), { upc: query.upc, exceptId: query.id }),
  )

  route(site, productApi.readSellerProduct, ({ params, viewer }) =>
    readOwnProduct(db, actingForSeller(viewer, params.id), params.product_id),
  )

  route(site, productApi.createSellerProduct, ({ params: { id }, body, viewer: staff, request }) =>
    createProductFor(deps, { id, staff, said: body.product, requestId: request.id }),
  )

  route(site, productApi.editSellerProduct, ({ params, body, viewer: staff, request }) =>
    editProductFor(deps, {
      id: params.id,
      productId: params.product_id,
      staff,
      said: body.product,
      unitsBefore: body.units_before,
      seen: body.before,
      requestId: request.id,
    }),
  )

  route(site, productApi.deleteSellerProduct, async ({ params, viewer: staff, request }) => {
    const { id, product_id: productId } = params
    await deleteProductFor(deps, { id, productId, staff, requestId: request.id })
    return {}
  })
}
