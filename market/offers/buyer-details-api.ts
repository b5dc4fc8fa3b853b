import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { idIn } from '#market/wire.ts'
import { buyerPoNumberIn } from './buyer-po-number.ts'
import { neededByIn } from './needed-by.ts'
import { offerDocument } from './offer-document.ts'

const params = z.object({ id: idIn })

export const buyerDetails = {
  ship_to_address_id: idIn
    .optional()
    .describe('One of `GET /ship_to_addresses`; without it the default one.'),
  buyer_po_number: buyerPoNumberIn.optional(),
}

/** An address that changes while the seller has the turn is told to it, and kept with the messages. */
export const changeBuyerDetails = endpoint({
  method: 'PUT',
  path: '/offers/:id/buyer_details',
  summary: 'Choose where an offer ships to, and give it your own PO number',
  policy: 'buyer',
  params,
  body: z.object({
    ...buyerDetails,
    needed_by: neededByIn
      .optional()
      .describe('While it is a draft. The order ships no later than that, once the seller agreed.'),
  }),
  answer: offerDocument,
})
