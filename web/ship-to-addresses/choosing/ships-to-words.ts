import type { Offer } from '#market/offers/offer-document.ts'
import { receivingWords } from '#market/ship-to-addresses/ship-to-address.ts'

type ShipsTo = NonNullable<Offer['ships_to']>

/** `Store 4, 4 Mine Road, Elko, NV 89801 (Loading dock, Appointment needed)`: as much of it as its reader may see. */
export function shipsToWords(shipsTo: ShipsTo) {
  const { label, line1, city, state, postal_code: zip } = shipsTo
  const place = [label, line1, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean)
  const receiving = receivingWords(shipsTo)
  return place.join(', ') + (receiving.length > 0 ? ` (${receiving.join(', ')})` : '')
}
