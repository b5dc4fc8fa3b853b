import { ConfirmDialog } from '#web/platform/ui/dialogs/ConfirmDialog.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { type OfOffer, useRemovePoDocument } from './po-document-queries.ts'

type Props = { offer: OfOffer; onClose: () => void }

export function RemovePoDocumentDialog({ offer, onClose }: Props) {
  const { run, isPending } = useRemovePoDocument()

  async function confirm() {
    await run(offer.id, () => toast('PO document removed'))
    onClose()
  }
  return (
    <ConfirmDialog
      open
      danger
      title={`Remove the PO document of ${offer.offer_number}?`}
      confirmLabel="Yes, remove document"
      cancelLabel="No, keep it"
      busy={isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>The seller can’t download it any more.</p>
    </ConfirmDialog>
  )
}
