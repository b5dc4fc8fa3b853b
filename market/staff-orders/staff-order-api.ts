import { moreParcels } from '#market/purchase-orders/parcel.ts'
import { z } from 'zod'
import { endpoint, fileAnswer } from '#market/endpoint.ts'
import { plainLine } from '#market/plain-line.ts'
import { purchaseOrderEvents } from '#market/purchase-orders/purchase-order.ts'
import { idIn } from '#market/wire.ts'
import { staffOrderDetail } from './staff-order.ts'

const params = z.object({ id: idIn })
const answer = z.object({ data: staffOrderDetail })

export const readStaffOrder = endpoint({
  method: 'GET',
  path: '/admin/purchase_orders/:id',
  summary: 'One order with its history, payments and refunds',
  policy: 'staff_verified',
  params,
  answer,
})

/** What a bank is shown when it asks the money back: the whole order on one paper. */
export const printEvidence = endpoint({
  method: 'GET',
  path: '/admin/purchase_orders/:id/evidence',
  summary: 'The evidence for a dispute about an order, as a PDF',
  policy: 'staff_verified',
  params,
  sentAs: 'application/pdf',
  answer: fileAnswer,
  rateLimit: 'check',
})

const line = (max: number) =>
  z.string().overwrite(plainLine).max(max, `Maximum ${max} characters`).optional()
const text = (max: number) => z.string().trim().max(max, `Maximum ${max} characters`).optional()

/** An event that is not allowed now is 409 with the order as it is, and changes nothing. */
export const advanceStaffOrder = endpoint({
  method: 'POST',
  path: '/admin/purchase_orders/:id/state_transitions',
  summary: 'Advance or cancel an order',
  policy: 'admin_verified',
  params,
  body: z.object({
    event: z.enum(purchaseOrderEvents),
    /** Both parties read it. */
    note: text(1000),
    carrier: line(80),
    tracking_number: line(80),
    more_parcels: moreParcels.optional(),
    /** Ships an order whose payment is disputed, which is refused as `order_disputed` otherwise. */
    despite_dispute: z.boolean().optional(),
  }),
  answer,
})

/** Once a day for each order; the bell and, unless it is turned off, a mail. */
export const sendReminder = endpoint({
  method: 'POST',
  path: '/admin/purchase_orders/:id/reminders',
  summary: 'Remind the side that an order waits for: to pay, to ship or to confirm receipt',
  policy: 'admin_verified',
  params,
  answer: z.object({ data: z.object({ reminded: z.enum(['buyer', 'seller']), name: z.string() }) }),
})

/** Retries once per failed attempt, however often it is called. */
export const retryRefund = endpoint({
  method: 'POST',
  path: '/admin/purchase_orders/:id/refunds/:refund_id/retry',
  summary: 'Retry a failed refund',
  policy: 'admin_verified',
  params: params.extend({ refund_id: idIn }),
  body: z.object({ attempt: z.int().min(1) }),
  answer,
})

export const returnedForm = z.object({
  /** The buyer reads it. */
  note: z.string().trim().min(1, 'Required').max(1000, 'Maximum 1000 characters'),
})

/** Only for a failed refund; it is not retried afterwards. */
export const markRefunded = endpoint({
  method: 'POST',
  path: '/admin/purchase_orders/:id/refunds/:refund_id/returned',
  summary: 'Mark a failed refund as refunded manually',
  policy: 'admin_verified',
  params: params.extend({ refund_id: idIn }),
  body: returnedForm.extend({ attempt: z.int().min(1) }),
  answer,
})
