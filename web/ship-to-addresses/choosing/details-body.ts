import type { BuyerDetails } from './BuyerDetailsFields.tsx'

/** As calls take it; an address that wasn't chosen stays. */
export const detailsBody = ({ addressId, poNumber, neededBy }: BuyerDetails) => ({
  ...(addressId !== undefined && { ship_to_address_id: addressId }),
  buyer_po_number: poNumber,
  ...(neededBy !== undefined && { needed_by: neededBy }),
})
