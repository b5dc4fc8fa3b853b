import { z } from 'zod'
import { cents, formatUsd } from '#market/money.ts'
import type { DueSeller } from '#market/payouts/due-sellers-list.ts'
import { useAskForApproval, useWaiting } from '#web/approvals/approval-queries.ts'
import { askingLabel, askingMeans } from '#web/approvals/asking-words.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'
import { FormDialog } from '#web/platform/ui/forms/FormDialog.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { toastSaved } from '#web/platform/ui/toasts/toasts.ts'

type Props = { seller: Pick<DueSeller, 'id' | 'name' | 'available_cents'>; onClose: () => void }

const reasonForm = z.object({
  note: z.string().trim().min(1, 'Enter a reason').max(1000, 'Maximum 1000 characters'),
})

/** Gives up all that a seller owes, once a second administrator approves. */
export function WriteOffDialog({ seller, onClose }: Props) {
  const { id, name, available_cents: available } = seller
  const hasColleague = useWaiting({ act: 'write_off', subjectId: id }).data?.hasColleague ?? true
  const ask = useAskForApproval()
  const form = useSavedForm({
    schema: reasonForm,
    start: { note: '' },
    send: ({ note }) => ask.mutateAsync({ act: 'write_off', subject_id: id, note }),
    tell: () => toastSaved(hasColleague ? 'Sent for approval' : 'Debt written off'),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={`Write off what ${name} owes?`}
      submitLabel={askingLabel(hasColleague, 'Confirm and write off')}
      danger={!hasColleague}
      onClose={onClose}
    >
      <p className="soft">
        {formatUsd(cents(-available))} that {name} owes becomes Lotline’s loss. Otherwise its next
        sales meet it.
      </p>
      <Banner tone="info">{askingMeans(hasColleague)}</Banner>
      <Field {...form.field('note')} label="Reason" hint="For administrators and the audit log.">
        <TextArea rows={3} maxLength={1000} />
      </Field>
    </FormDialog>
  )
}
