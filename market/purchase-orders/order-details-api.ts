import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { buyerDetails } from '#market/offers/buyer-details-api.ts'
import { idIn } from '#market/wire.ts'
import { purchaseOrderDocument } from './purchase-order-document.ts'

/** The address until the order is paid; its seller gets news of another one. The PO number at any time. */
export const changeOrderDetails = endpoint({
  method: 'PUT',
  path: '/marketplace/purchase_orders/:id/buyer_details',
  summary: 'Have an unpaid order shipped elsewhere, or give it your own PO number',
  policy: 'buyer',
  params: z.object({ id: idIn }),
  body: z.object(buyerDetails),
  answer: purchaseOrderDocument,
})
