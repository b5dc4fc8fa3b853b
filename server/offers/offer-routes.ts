import type { FastifyRequest } from 'fastify'
import * as detailsApi from '#market/offers/buyer-details-api.ts'
import { changeOrderDetails as changeOrderDetailsApi } from '#market/purchase-orders/order-details-api.ts'
import * as api from '#market/offers/offer-api.ts'
import * as countsApi from '#market/offers/offer-counts-api.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { isByProgram, openTrade } from '#server/notifications/read-notices.ts'
import { findOrder } from '#server/purchase-orders/find-order.ts'
import { acceptOffer } from './accept-offer.ts'
import { changeOfferDetails } from './buyer-details/change-offer-details.ts'
import { changeOrderDetails } from './buyer-details/change-order-details.ts'
import { buyProductNow } from './buy-product-now.ts'
import { addToCart } from './cart/add-to-cart.ts'
import { countOffers } from './count-offers.ts'
import { counterOffer } from './counter-offer.ts'
import { editLine } from './cart/edit-line.ts'
import { rejectOffer, withdrawOffer } from './end-offer.ts'
import { readOffers } from './list-offers.ts'
import { findOffer } from './offer-store.ts'
import { matchAvailableUnits } from './match-available-units.ts'
import { messageRoutes } from './messages/message-routes.ts'
import { questionRoutes } from './questions/question-routes.ts'
import { removeLine } from './cart/remove-line.ts'
import { moveToCart, saveForLater } from './cart/save-for-later.ts'
import { refuseAfterCancels, refuseManyOffers } from './refuse-many-offers.ts'
import { type Deps, readOffer } from './show-offer.ts'
import { submitOffer } from './submit-offer.ts'

export function offerRoutes(site: Site, deps: Deps & { addressFactor: number }) {
  route(site, api.readOffers, ({ viewer, query }) => readOffers(deps, viewer, query))

  route(site, countsApi.countOffers, ({ viewer }) => countOffers(deps.db, viewer))

  route(site, api.readOffer, async ({ viewer, params, request }) => {
    const shown = await readOffer(deps, viewer, params.id)
    if (isByProgram(request)) await openTrade(deps.db, viewer.userId, { offerId: params.id })
    return shown
  })

  route(site, api.addToCart, ({ viewer, body }) =>
    addToCart(
      deps,
      viewer,
      body.offer.offer_products_attributes.map((line) => ({
        productId: line.product_id,
        quantity: line.quantity,
        unitPrice: line.unit_price,
      })),
    ),
  )

  route(site, api.buyProductNow, async ({ viewer, body, request }) => {
    const { product_id: productId, quantity, unit_price: unitPrice } = body
    await refuseAfterCancels(deps, viewer, { productId })
    const seen = { lotDigest: body.lot_digest, byProgram: site.isProgram(request) }
    const purchase = { productId, quantity, unitPrice, seen, details: body }
    const { offerId, order } = await buyProductNow(deps, viewer, purchase)
    return acceptedJson(offerId, order)
  })

  const ofOffer: Site = {
    ...site,
    lookUp: async (viewer, id) => {
      const isTrader = viewer.party === 'buyer' || viewer.party === 'seller'
      if (!isTrader || !(await findOffer(deps.db, viewer, id))) throw new Refusal('Not found', 404)
    },
  }

  const seenBy = (request: FastifyRequest, body: SeenBody) => ({
    revision: body.revision,
    lotsDigest: body.lots_digest,
    byProgram: site.isProgram(request),
  })

  route(ofOffer, detailsApi.changeBuyerDetails, ({ viewer, params, body }) =>
    changeOfferDetails(deps, viewer, { offerId: params.id, said: body }),
  )

  const ofOrder: Site = {
    ...site,
    lookUp: async (viewer, id) => {
      if (viewer.party === 'buyer') await findOrder(deps.db, viewer, id)
    },
  }
  route(ofOrder, changeOrderDetailsApi, ({ viewer, params, body }) =>
    changeOrderDetails(deps, viewer, { orderId: params.id, said: body }),
  )

  messageRoutes(ofOffer, deps)
  questionRoutes(site, deps)

  route(ofOffer, api.editLine, ({ viewer, params, body }) =>
    editLine(deps, viewer, {
      offerId: params.id,
      lineId: params.line_id,
      line: { quantity: body.quantity, unitPrice: body.unit_price },
    }),
  )

  route(ofOffer, api.removeLine, ({ viewer, params }) =>
    removeLine(deps, viewer, { offerId: params.id, lineId: params.line_id }),
  )

  route(ofOffer, api.saveForLater, ({ viewer, params, body }) =>
    saveForLater(deps, viewer, { offerId: params.id, lineId: body.offer_product_id }),
  )

  route(ofOffer, api.moveToCart, ({ viewer, params, body }) =>
    moveToCart(deps, viewer, { offerId: params.id, lineId: body.offer_product_id }),
  )

  route(ofOffer, api.submitOffer, async ({ viewer, params, body, request }) => {
    await refuseManyOffers(deps, viewer, params.id)
    return submitOffer(deps, viewer, {
      offerId: params.id,
      seen: seenBy(request, body),
      note: body.note,
    })
  })

  route(ofOffer, api.acceptOffer, async ({ viewer, params, body, request }) => {
    if (viewer.party === 'buyer') await refuseAfterCancels(deps, viewer, { offerId: params.id })
    const order = await acceptOffer(deps, viewer, {
      offerId: params.id,
      seen: seenBy(request, body),
      note: body.note,
      freight: body.freight_cents,
    })
    return order ? acceptedJson(params.id, order) : counteredJson(params.id)
  })

  route(ofOffer, api.updateQuantities, ({ viewer, params, body }) =>
    matchAvailableUnits(deps, viewer, { offerId: params.id, ...body }),
  )

  route(ofOffer, api.counterOffer, ({ viewer, params, body, request }) =>
    counterOffer(deps, viewer, {
      offerId: params.id,
      changes: body.offer_products_attributes.map((line) => ({
        lineId: line.id,
        unitPrice: line.unit_price,
        quantity: line.quantity,
        remove: line._destroy,
      })),
      seen: seenBy(request, body),
      note: body.note,
      freight: body.freight_cents,
    }),
  )

  route(ofOffer, api.rejectOffer, ({ viewer, params, body }) =>
    rejectOffer(deps, viewer, {
      offerId: params.id,
      revision: body.revision,
      note: body.reason,
    }),
  )

  route(ofOffer, api.withdrawOffer, ({ viewer, params, body }) =>
    withdrawOffer(deps, viewer, { offerId: params.id, ...body }),
  )
}

type SeenBody = { revision?: number | undefined; lots_digest?: string | undefined }

function acceptedJson(offerId: number, order: { id: number }) {
  const attributes = { purchase_order_id: String(order.id), state: 'accepted' } as const
  return { data: { type: 'offer' as const, id: String(offerId), attributes } }
}

function counteredJson(offerId: number) {
  const attributes = { purchase_order_id: null, state: 'buyer_review' } as const
  return { data: { type: 'offer' as const, id: String(offerId), attributes } }
}
