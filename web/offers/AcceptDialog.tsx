import type { Party } from '#market/accounts/viewer.ts'
import { formatUsd } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { ConfirmDialog } from '#web/platform/ui/ConfirmDialog.tsx'
import { lotCount } from './offer-words.ts'
import { ShipToDialog } from './ShipToDialog.tsx'
import { useAccept } from './use-accept.ts'

type Props = { offer: Offer; viewer: Party; onClose: () => void }

/** Says what accepting does, and what it comes to, before it is done. */
export function AcceptDialog({ offer, viewer, onClose }: Props) {
  const { accept, isAccepting, shipTo } = useAccept(offer, onClose)
  const total = formatUsd(offer.total_cents)
  const net = offer.total_net_to_seller
  return (
    <>
      <ConfirmDialog
        open={!shipTo.isAsked}
        title={`Accept ${offer.offer_number} at ${total}?`}
        confirmLabel={`Yes, accept at ${total}`}
        cancelLabel="Not yet"
        busy={isAccepting}
        onConfirm={accept}
        onClose={onClose}
      >
        {viewer === 'buyer' ? (
          <p>
            This opens an order with {offer.seller_name} for {lotCount(offer.offer_products)}, and
            they are yours for <b>{total}</b>. You pay next, under My Orders.
          </p>
        ) : (
          <p>
            This opens an order for {offer.buyer_name} and takes {lotCount(offer.offer_products)}{' '}
            off your stock for <b>{total}</b>
            {net !== undefined && `, ${formatUsd(net)} to you after the platform fee`}. The buyer
            pays next.
          </p>
        )}
      </ConfirmDialog>
      <ShipToDialog shipTo={shipTo} saveLabel={`Save and accept at ${total}`} />
    </>
  )
}
