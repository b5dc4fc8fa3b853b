import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { leadForm, type LeadRecord } from '#market/leads/lead.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import { toastSaved } from '#web/platform/ui/toasts/toasts.ts'
import { LeadFields } from './LeadFields.tsx'
import { typedLead, valuesOf } from './lead-values.ts'
import { useSaveLead } from './lead-queries.ts'

type Props = { lead: LeadRecord | undefined; onClose: () => void }

/** Adds a lead, or edits one. */
export function LeadDialog({ lead, onClose }: Props) {
  const save = useSaveLead()
  const form = useForm({ resolver: zodResolver(typedLead), defaultValues: valuesOf(lead) })
  const { errors } = form.formState

  const submit = form.handleSubmit((values) =>
    save.mutate(
      { id: lead?.id, lead: leadForm.parse(values) },
      {
        onSuccess: () => {
          toastSaved(lead ? 'Lead saved' : 'Lead added')
          onClose()
        },
        onError: (error) => {
          const [taken] = (isCallError(error) && error.fields['contact_email']) || []
          if (taken) form.setError('contact_email', { message: taken })
        },
      },
    ),
  )
  const problem = save.error && !errors.contact_email ? save.error.message : undefined
  return (
    <Dialog open wide title={lead ? 'Edit lead' : 'Add lead'} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogBody>
          <div className="col g4">
            {problem && <Banner tone="red">{problem}</Banner>}
            <LeadFields form={form} />
          </div>
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" busy={save.isPending}>
            {lead ? 'Save lead' : 'Add lead'}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
