import { dayInWords } from '#market/day-in-words.ts'
import { dayOf } from '#market/purchase-orders/business-days.ts'
import { earliestInstead, longestLeadTime } from '#market/purchase-orders/ship-by.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { ListedProductRow } from '#server/products/listed-products.ts'
import type { Offer } from './offer-store.ts'

/** A buyer who buys at once has no answer of the seller, which agreed to its lead time alone. */
export function refuseTooSoon(
  { lines, neededBy, readAt }: Offer,
  listings: ReadonlyMap<number, ListedProductRow>,
) {
  const leadDays = longestLeadTime(lines.map(({ productId }) => listings.get(productId)?.lot ?? {}))
  const earliest = earliestInstead({ neededBy, leadDays }, dayOf(readAt))
  if (!earliest) return
  throw new Refusal(
    `The seller ships by ${dayInWords(earliest)} at the earliest. Send an offer to ask for sooner, or change the date.`,
    422,
    { fields: { needed_by: [`Must be ${dayInWords(earliest)} or later`] } },
  )
}
