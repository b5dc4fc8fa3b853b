import type { Party } from '#market/accounts/viewer.ts'
import { offerTotalWords } from '#market/freight/freight-of-offer.ts'
import { formatUsd } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { OfferFreight } from '../freight/OfferFreight.tsx'
import { lotCount } from '../offer-words.ts'
import { ShipsTo } from '#web/ship-to-addresses/choosing/ShipsTo.tsx'
import { Agreement } from '#web/resale/Agreement.tsx'

type Props = { offer: Offer; viewer: Party }

/** Says what accepting does: what the buyer pays and by when, or what the seller nets; and what it signs. */
export function AcceptConsequence({ offer, viewer }: Props) {
  return (
    <>
      <Consequence offer={offer} viewer={viewer} />
      <OfferFreight offer={offer} viewer={viewer} />
      <ShipsTo offer={offer} viewer={viewer} />
      <Agreement text={offer.resale_agreement} by="accepting" />
    </>
  )
}

function Consequence({ offer, viewer }: Props) {
  const total = <b>{offerTotalWords(offer)}</b>
  const lots = lotCount(offer.offer_products)
  const hours = counted(offer.pay_within_hours, 'hour')
  if (viewer === 'buyer')
    return (
      <p>
        This opens an order with {offer.seller_name} for {lots}. You pay {total} next. An order not
        paid within {hours} is canceled.
      </p>
    )
  const net = offer.total_net_to_seller
  return (
    <p>
      This opens an order for {offer.buyer_name} and takes {lots} out of your stock for {total}
      {net !== undefined && (
        <>
          , <b>{formatUsd(net)}</b> to you after the platform fee
        </>
      )}
      . The buyer has {hours} to pay, or the units go back on sale.
    </p>
  )
}
