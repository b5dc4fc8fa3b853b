import type { Party } from '#market/accounts/viewer.ts'
import { dayInWords } from '#market/date-in-words.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { dayOf } from '#market/purchase-orders/business-days.ts'
import { earliestInstead, longestLeadTime } from '#market/purchase-orders/ship-by.ts'
import { useNow } from '#web/platform/hooks/use-now.ts'
import { shipsToWords } from './ships-to-words.ts'

type Props = {
  offer: Pick<Offer, 'ships_to' | 'buyer_po_number' | 'needed_by' | 'offer_products'>
  viewer: Party
}

/** Says where the goods of an offer will go, and under which number of the buyer's. */
export function ShipsTo({ offer, viewer }: Props) {
  const {
    ships_to: shipsTo,
    buyer_po_number: number,
    needed_by: day,
    offer_products: lines,
  } = offer
  return (
    <>
      {shipsTo && <p>Ships to {shipsToWords(shipsTo)}.</p>}
      {day !== null && <NeededBy day={day} lines={lines} viewer={viewer} />}
      {number && (
        <p>
          {viewer === 'buyer' ? 'Your PO' : 'Buyer’s PO'}: <b>{number}</b>
        </p>
      )}
    </>
  )
}

type NeededByProps = { day: string; lines: Offer['offer_products']; viewer: Party }

/** By when the buyer needs the goods, and what that means where the lead time is longer. */
function NeededBy({ day, lines, viewer }: NeededByProps) {
  const today = dayOf(useNow())
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
