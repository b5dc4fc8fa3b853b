import type { z } from 'zod'
import type { changeBuyerDetails as api } from '#market/offers/buyer-details-api.ts'

/** What a buyer says of an offer besides its lines; what is absent stays. */
export type BuyerDetails = z.output<typeof api.body>

export const columnsOf = (said: BuyerDetails) => ({
  ...(said.ship_to_address_id !== undefined && { shipToAddressId: said.ship_to_address_id }),
  ...(said.buyer_po_number !== undefined && { buyerPoNumber: said.buyer_po_number || null }),
  ...(said.needed_by !== undefined && { neededBy: said.needed_by || null }),
})
