import { leadForm, type LeadRecord } from '#market/leads/lead.ts'
import { FormDialog } from '#web/platform/ui/forms/FormDialog.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { toastSaved } from '#web/platform/ui/toasts/toasts.ts'
import { LeadFields } from './LeadFields.tsx'
import { typedLead, valuesOf } from './lead-values.ts'
import { useSaveLead } from './lead-queries.ts'

type Props = { lead: LeadRecord | undefined; onClose: () => void }

/** Adds a lead, or edits one. */
export function LeadDialog({ lead, onClose }: Props) {
  const save = useSaveLead()
  const form = useSavedForm({
    schema: typedLead,
    start: valuesOf(lead),
    send: (values) => save.mutateAsync({ id: lead?.id, lead: leadForm.parse(values) }),
    tell: () => toastSaved(lead ? 'Lead saved' : 'Lead added'),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      wide
      title={lead ? 'Edit lead' : 'Add lead'}
      submitLabel={lead ? 'Save lead' : 'Add lead'}
      onClose={onClose}
    >
      <LeadFields form={form} />
    </FormDialog>
  )
}
