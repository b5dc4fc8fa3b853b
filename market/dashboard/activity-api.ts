import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { offersDocument } from '#market/offers/offer-document.ts'
import { purchaseOrdersDocument } from '#market/purchase-orders/purchase-order-document.ts'

/** How many of the latest turns of offers and steps of orders a seller is shown. */
export const MOST_ACTIVITY = 8

export const readActivity = endpoint({
  method: 'GET',
  path: '/marketplace/sellers/activity',
  summary: `The seller's offers and orders with their latest ${MOST_ACTIVITY} turns and steps, oldest first`,
  policy: 'seller',
  answer: z.object({
    offers: offersDocument.omit({ meta: true }),
    /** Also those that these offers became. */
    orders: purchaseOrdersDocument.omit({ meta: true }),
  }),
})
