import { useState } from 'react'
import type { Party } from '#market/accounts/viewer.ts'
import { endedStates } from '#market/offers/offer.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { poDocumentProblem } from '#market/purchase-orders/po-document-problem.ts'
import { ShipsTo } from '#web/ship-to-addresses/choosing/ShipsTo.tsx'
import { laterDialog } from '#web/platform/ui/dialogs/later-dialog.tsx'
import { usePreloadOnFirstMove } from '#web/platform/hooks/use-preload-on-first-move.ts'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import { PoDocumentLine } from '../po-document/PoDocumentLine.tsx'
import { useChangeDetails } from '../buyer-details-queries.ts'

const BuyerDetailsDialog = laterDialog(
  async () =>
    (await import('#web/ship-to-addresses/choosing/BuyerDetailsDialog.tsx')).BuyerDetailsDialog,
)
const DIALOGS = [BuyerDetailsDialog]

type Props = { offer: Offer; viewer: Party }

/** Where an open offer's goods will go; its buyer may change it, and give it a PO number. */
export function OfferShipsTo({ offer, viewer }: Props) {
  const [isOpen, setOpen] = useState(false)
  usePreloadOnFirstMove(DIALOGS, viewer === 'buyer')
  const change = useChangeDetails()
  if (endedStates.some((state) => state === offer.state)) return null
  const document = (
    <PoDocumentLine
      offer={offer}
      viewer={viewer}
      mayChange={viewer === 'buyer' && !poDocumentProblem(offer.state)}
    />
  )
  if (viewer === 'seller') {
    return (
      <>
        <ShipsTo offer={offer} viewer={viewer} />
        {document}
      </>
    )
  }
  return (
    <div className="row wrap t13">
      <ShipsTo offer={offer} viewer={viewer} />
      <TextButton onClick={() => setOpen(true)}>
        {offer.ships_to ? 'Change ship-to or PO number' : 'Add PO number'}
      </TextButton>
      {document}
      {isOpen && (
        <BuyerDetailsDialog
          title={`Ship-to and PO number of ${offer.offer_number}`}
          start={{
            addressId: offer.ships_to?.address_id,
            poNumber: offer.buyer_po_number ?? '',
            ...(offer.state === 'draft' && { neededBy: offer.needed_by ?? '' }),
          }}
          mayMove={offer.ships_to !== null}
          onSave={(details) => change.mutateAsync({ offer, details })}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
