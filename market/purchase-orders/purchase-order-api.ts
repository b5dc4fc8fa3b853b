import { z } from 'zod'
import { plainLine } from '#market/plain-line.ts'
import { endpoint, fileAnswer } from '#market/endpoint.ts'
import { arrivedLine } from './arrived-line.ts'
import { moreParcels } from './parcel.ts'
import { pageQuery } from '#market/paging.ts'
import { checkoutOutcomes } from './checkout-outcome.ts'
import { idIn, yesOrNo } from '#market/wire.ts'
import { shortOutcomes } from './short-at-packing.ts'
import { fileFormat } from '#market/spreadsheets/file-format.ts'
import { purchaseOrderEvents } from './purchase-order.ts'
import { purchaseOrderDocument, purchaseOrdersDocument } from './purchase-order-document.ts'
import { orderFilters } from './orders-listed.ts'

const params = z.object({ id: idIn })

/** Which of the viewer's orders, and which page of them. */
const ordersAsked = pageQuery.extend({
  open: yesOrNo
    .optional()
    .describe('`true`: neither completed nor canceled, or with an open claim.'),
  product_id: idIn.optional().describe('With this lot.'),
})
export type OrdersAsked = z.infer<typeof ordersAsked>

export const readPurchaseOrders = endpoint({
  method: 'GET',
  path: '/marketplace/purchase_orders',
  summary: "The viewer's orders, oldest first",
  policy: 'trader',
  query: ordersAsked,
  answer: purchaseOrdersDocument,
})

/** The one file of orders, of Manage Orders and of My Orders: a row for each line, to the seller with fee and net. */
export const exportPurchaseOrders = endpoint({
  method: 'GET',
  path: '/marketplace/purchase_orders/csv',
  summary: "The viewer's orders as a spreadsheet",
  policy: 'trader',
  query: orderFilters.extend({ format: fileFormat }),
  sentAs: 'text/csv',
  answer: fileAnswer,
  rateLimit: 'check',
})

export const readPurchaseOrder = endpoint({
  method: 'GET',
  path: '/marketplace/purchase_orders/:id',
  summary: 'One order of the viewer, with its lines and its history',
  policy: 'trader',
  params,
  answer: purchaseOrderDocument,
})

/** The same paper for both sides: it shows neither the fee nor the net (decision C8). */
export const printPurchaseOrder = endpoint({
  method: 'GET',
  path: '/marketplace/purchase_orders/:id/pdf',
  summary: 'The purchase order as a PDF',
  policy: 'trader',
  params,
  sentAs: 'application/pdf',
  answer: fileAnswer,
  rateLimit: 'check',
})

/** Called after the return from the hosted checkout: the server asks the provider itself (decision E4). */
export const refreshPurchaseOrder = endpoint({
  method: 'PUT',
  path: '/marketplace/purchase_orders/:id',
  summary: 'Ask the payment provider where the order stands',
  policy: 'buyer',
  params,
  /** `payment` is how the visit to the checkout ended. */
  answer: purchaseOrderDocument.extend({
    meta: z.object({ payment: z.enum(checkoutOutcomes) }),
  }),
})

const text = (max: number) =>
  z.string().overwrite(plainLine).min(1, 'Required').max(max, `Maximum ${max} characters`)

const MOST_COUNTED_LINES = 1000

export const advancePurchaseOrder = endpoint({
  method: 'POST',
  path: '/marketplace/purchase_orders/:id/state_transitions',
  summary: 'Ship or receive an order, correct its tracking, or cancel one that is not paid',
  policy: 'trader',
  params,
  body: z.object({
    event: z.enum(purchaseOrderEvents),
    carrier: text(80).optional(),
    tracking_number: text(80).optional(),
    /** The parcels after the first, each with a number of its own. Correcting, an absent list leaves them as they are. */
    more_parcels: moreParcels.optional(),
    note: z.string().trim().max(1000).optional(),
    packed: z
      .array(z.object({ line_id: z.int(), quantity: z.int().min(0) }))
      .max(1000)
      .optional()
      .describe(
        'Shipping: how many units of which lines you found, if fewer than ordered. Other lines are whole.',
      ),
    short_outcome: z
      .enum(shortOutcomes)
      .optional()
      .describe('What you expect to follow; refused if something else does.'),
    /** Of `receive`: what arrived of which lines, the others being all there. What is missing is reported with it. */
    lines: z.array(arrivedLine).max(MOST_COUNTED_LINES).optional(),
    /** Ships an order whose payment is disputed, which is refused as `order_disputed` otherwise. */
    despite_dispute: z.boolean().optional(),
  }),
  answer: purchaseOrderDocument,
})
