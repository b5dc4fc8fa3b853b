import type { z } from 'zod'
import { poDocumentForm } from '#market/offers/po-document-api.ts'
import { FormDialog } from '#web/platform/ui/forms/FormDialog.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { DocumentField } from '#web/uploads/DocumentField.tsx'
import { type OfOffer, useSavePoDocument } from './po-document-queries.ts'

type Props = { offer: OfOffer; onClose: () => void }
type Sent = z.output<typeof poDocumentForm>

/** Attaches the buyer's own purchase order to an offer and its order. */
export function PoDocumentDialog({ offer, onClose }: Props) {
  const save = useSavePoDocument()
  const form = useSavedForm<Sent, Sent, unknown>({
    schema: poDocumentForm,
    start: { document_key: '' },
    send: ({ document_key: key }) => save.mutateAsync({ offerId: offer.id, key }),
    tell: () => toast('PO document saved'),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={`PO document of ${offer.offer_number}`}
      submitLabel={offer.po_document ? 'Replace PO document' : 'Add PO document'}
      onClose={onClose}
    >
      <DocumentField
        words="Drop your PO document here, or choose it"
        error={form.field('document_key').error}
        onChange={(key) =>
          form.setValue('document_key', key, {
            shouldDirty: true,
            shouldValidate: form.formState.isSubmitted,
          })
        }
      />
      <p className="t13 muted">
        The seller and our staff can download it. You can replace or remove it until the order is
        paid.
      </p>
    </FormDialog>
  )
}
