import { useWatch } from 'react-hook-form'
import { denyForm, type ApplicationRecord } from '#market/accounts/application-api.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { Chip } from '#web/platform/ui/Chip.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'
import { FormDialog } from '#web/platform/ui/forms/FormDialog.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { toast, toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { useDenyApplication } from './review-queries.ts'
import { applicantName } from './application-words.ts'
import { denyReasons } from './deny-reasons.ts'

type Props = { application: ApplicationRecord; onClose: () => void; onDecided: () => void }

export function DenyDialog({ application, onClose, onDecided }: Props) {
  const deny = useDenyApplication()
  const form = useSavedForm({
    schema: denyForm,
    start: { reason: '' },
    send: ({ reason }) => deny.mutateAsync({ ...application, reason }),
    tell: () => toast(`Denied. The reason is on its way to ${application.email}`),
    onSaved: () => {
      onDecided()
      onClose()
    },
    onRefused: (error) => {
      // Somebody else has decided: there is no reason to give any more.
      if (!isCallError(error) || error.status !== 409) return
      toastProblem(error.message)
      onClose()
    },
  })
  const reason = useWatch({ control: form.control, name: 'reason' })
  const shouldValidate = form.formState.isSubmitted

  return (
    <FormDialog
      form={form}
      title={`Deny ${application.company}?`}
      submitLabel="Deny and email reason"
      danger
      onClose={onClose}
    >
      <p className="soft">
        {applicantName(application)} gets this reason by email, word for word. The account stays
        closed, and no sign-in link can be sent.
      </p>
      <fieldset className="row wrap" aria-label="Common reasons">
        {denyReasons[application.party].map(({ label, text }) => (
          <Chip
            key={label}
            chosen={reason === text}
            onClick={() => form.setValue('reason', text, { shouldValidate })}
          >
            {label}
          </Chip>
        ))}
      </fieldset>
      <Field {...form.field('reason')} label="Reason">
        <TextArea rows={4} />
      </Field>
    </FormDialog>
  )
}
