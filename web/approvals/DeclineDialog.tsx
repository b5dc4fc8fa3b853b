import { z } from 'zod'
import type { Approval } from '#market/approvals/approval.ts'
import { describeApproval } from '#market/approvals/describe-approval.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'
import { FormDialog } from '#web/platform/ui/forms/FormDialog.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useDecline } from './approval-queries.ts'

type Props = { approval: Approval; onClose: () => void }

export function DeclineDialog({ approval, onClose }: Props) {
  const decline = useDecline()
  const form = useSavedForm({
    schema: z.object({ reason: z.string() }),
    start: { reason: '' },
    send: ({ reason }) => decline.mutateAsync({ id: approval.id, reason }),
    tell: () => toast(`Declined: ${describeApproval(approval)}`),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title="Decline"
      submitLabel="Decline"
      cancelLabel="Back"
      danger
      onClose={onClose}
    >
      <p className="soft">{describeApproval(approval)}: nothing is changed.</p>
      <Field
        {...form.field('reason')}
        label="Reason"
        hint={`${approval.asked_by.name} will see it.`}
        optional
      >
        <TextArea rows={3} maxLength={1000} />
      </Field>
    </FormDialog>
  )
}
