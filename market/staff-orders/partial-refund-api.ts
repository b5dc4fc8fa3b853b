import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { idIn } from '#market/wire.ts'
import { partialRefundForm } from './partial-refund-form.ts'
import { returnedForm } from './staff-order-api.ts'
import { staffOrderDetail } from './staff-order.ts'

const params = z.object({ id: idIn })
const ofRefund = params.extend({ refund_id: idIn })
const answer = z.object({ data: staffOrderDetail })

/** The fee's share goes back with it; never more than was paid less what was refunded. */
export const refundInPart = endpoint({
  method: 'POST',
  path: '/admin/purchase_orders/:id/partial_refunds',
  summary: 'Refund a part of a paid order',
  policy: 'admin_verified',
  params,
  body: partialRefundForm,
  answer,
})

export const retryPartialRefund = endpoint({
  method: 'POST',
  path: '/admin/purchase_orders/:id/partial_refunds/:refund_id/retry',
  summary: 'Retry a failed partial refund',
  policy: 'admin_verified',
  params: ofRefund,
  body: z.object({ attempt: z.int().min(1) }),
  answer,
})

/** Only for a failed refund, once a chargeback on the order was lost. */
export const endRefundByChargeback = endpoint({
  method: 'POST',
  path: '/admin/purchase_orders/:id/partial_refunds/:refund_id/charged_back',
  summary: 'End a failed partial refund that the buyer’s bank gave back',
  policy: 'admin_verified',
  params: ofRefund,
  body: z.object({ attempt: z.int().min(1) }),
  answer,
})

/** Also for an order that was paid by wire. */
export const markPartReturned = endpoint({
  method: 'POST',
  path: '/admin/purchase_orders/:id/partial_refunds/:refund_id/returned',
  summary: 'Mark a partial refund as refunded manually',
  policy: 'admin_verified',
  params: ofRefund,
  body: returnedForm.extend({ attempt: z.int().min(1) }),
  answer,
})
