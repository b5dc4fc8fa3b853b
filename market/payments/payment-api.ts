import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { idIn } from '#market/wire.ts'

const params = z.object({ id: idIn })
const hostedPage = z.object({ url: z.string() })

export const checkOut = endpoint({
  method: 'POST',
  path: '/purchase_orders/:id/payment',
  summary: "Open the payment provider's hosted checkout, or the one already open",
  policy: 'buyer',
  params,
  answer: hostedPage,
})

export const verifyPayment = endpoint({
  method: 'GET',
  path: '/purchase_orders/:id/verify_payment',
  summary: 'Where the buyer confirms a payment that requires action',
  policy: 'buyer',
  params,
  answer: hostedPage,
})
