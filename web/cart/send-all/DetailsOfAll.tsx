import { useState } from 'react'
import type { Offer } from '#market/offers/offer-document.ts'
import { useChangeAllDetails } from '#web/offers/buyer-details-queries.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { laterDialog } from '#web/platform/ui/dialogs/later-dialog.tsx'
import { usePreloadOnFirstMove } from '#web/platform/hooks/use-preload-on-first-move.ts'

const BuyerDetailsDialog = laterDialog(
  async () =>
    (await import('#web/ship-to-addresses/choosing/BuyerDetailsDialog.tsx')).BuyerDetailsDialog,
)
const DIALOGS = [BuyerDetailsDialog]

type Props = { drafts: readonly Offer[] }

/** One address and one PO number for every offer in the cart. */
export function DetailsOfAll({ drafts }: Props) {
  const [isOpen, setOpen] = useState(false)
  usePreloadOnFirstMove(DIALOGS)
  const change = useChangeAllDetails()
  const first = drafts[0]
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ship all to…</Button>
      {isOpen && (
        <BuyerDetailsDialog
          title={`Ship-to and PO number of all ${drafts.length} offers`}
          start={{
            addressId: first?.ships_to?.address_id,
            poNumber: first?.buyer_po_number ?? '',
            neededBy: first?.needed_by ?? '',
          }}
          onSave={async (details) => {
            await change.mutateAsync({ offers: drafts, details })
            toast('Saved for all offers')
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
