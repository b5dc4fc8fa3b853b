import type { Party } from '#market/accounts/viewer.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { NeededBy } from './NeededBy.tsx'
import { shipsToWords } from './ships-to-words.ts'

type Props = {
  offer: Pick<Offer, 'ships_to' | 'buyer_po_number' | 'needed_by' | 'offer_products'>
  viewer: Party
}

/** Says where the goods of an offer will go, and under which number of the buyer's. */
export function ShipsTo({ offer, viewer }: Props) {
  const { ships_to: shipsTo, buyer_po_number: number } = offer
  return (
    <>
      {shipsTo && <p>Ships to {shipsToWords(shipsTo)}.</p>}
      <NeededBy offer={offer} viewer={viewer} />
      {number && (
        <p>
          {viewer === 'buyer' ? 'Your PO' : 'Buyer’s PO'}: <b>{number}</b>
        </p>
      )}
    </>
  )
}
