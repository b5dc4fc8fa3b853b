import type { Party } from '#market/accounts/viewer.ts'
import { formatUsd } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'

type Props = { offer: Offer; viewer: Party }

/** What the seller stated of the freight, or that it has yet to. */
export function OfferFreight({ offer, viewer }: Props) {
  const words = freightSentence(offer, viewer)
  return words ? <p>{words}</p> : null
}

type Said = Pick<Offer, 'freight_cents' | 'freight_missing'>

/** Of an offer with a quoted lot; undefined of all others. */
function freightSentence({ freight_cents: freight, freight_missing }: Said, viewer: Party) {
  if (freight_missing)
    return viewer === 'seller'
      ? 'Freight is quoted by you and not in the total yet. State it with your answer.'
      : 'Freight is quoted by the seller and not in the total yet. The seller states it with its answer.'
  if (freight === null) return undefined
  return viewer === 'seller'
    ? `Freight of ${formatUsd(freight)} is in the total. No platform fee is taken of it.`
    : `Freight of ${formatUsd(freight)}, quoted by the seller, is in the total.`
}
