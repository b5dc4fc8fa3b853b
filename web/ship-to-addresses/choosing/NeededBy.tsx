import type { Party } from '#market/accounts/viewer.ts'
import { dayInWords } from '#market/day-in-words.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { dayOf } from '#market/purchase-orders/business-days.ts'
import { earliestInstead, longestLeadTime } from '#market/purchase-orders/ship-by.ts'
import { useNow } from '#web/platform/hooks/use-now.ts'

type Props = { offer: Pick<Offer, 'needed_by' | 'offer_products'>; viewer: Party }

/** By when the buyer needs the goods, and what that means where the lead time is longer. */
export function NeededBy({ offer: { needed_by: day, offer_products: lines }, viewer }: Props) {
  const today = dayOf(useNow())
  if (day === null) return null
  const leadDays = longestLeadTime(lines.map(({ product }) => product))
  const earliest = earliestInstead({ neededBy: day, leadDays }, today)
  return (
    <p>
      Needed by <b>{dayInWords(day)}</b>.
      {earliest &&
        (viewer === 'seller'
          ? ` Your lead time ends on ${dayInWords(earliest)}: accepting agrees to ship sooner.`
          : ` The seller’s lead time ends on ${dayInWords(earliest)}.`)}
    </p>
  )
}
