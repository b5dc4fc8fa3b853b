import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { purchaseOrderDocument } from './purchase-order-document.ts'
import { idIn } from '#market/wire.ts'

export const answerShortage = endpoint({
  method: 'PUT',
  path: '/marketplace/purchase_orders/:id/packing_shortage',
  summary: 'Accept the smaller order that its seller can pack, or cancel it',
  policy: 'buyer',
  params: z.object({ id: idIn }),
  body: z.object({
    answer: z
      .enum(['accept', 'cancel'])
      .describe('What is missing is refunded, or all of it and nothing ships.'),
  }),
  answer: purchaseOrderDocument,
})
