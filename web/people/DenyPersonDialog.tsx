import { denyPersonForm, type PersonDetail } from '#market/people/people-api.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'
import { FormDialog } from '#web/platform/ui/forms/FormDialog.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useDenyPerson } from './people-queries.ts'
import { denyConsequence, personName } from './person-words.ts'

type Props = { person: PersonDetail; onClose: () => void }

export function DenyPersonDialog({ person, onClose }: Props) {
  const deny = useDenyPerson(person.id)
  const form = useSavedForm({
    schema: denyPersonForm,
    start: { reason: '' },
    send: ({ reason }) => deny.mutateAsync(reason),
    tell: () => toast(`Denied. The reason is on its way to ${person.email}`),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={`Deny ${personName(person)}?`}
      submitLabel="Deny and email reason"
      danger
      onClose={onClose}
    >
      <p className="soft">{denyConsequence(person)} The reason is emailed word for word.</p>
      <Field {...form.field('reason')} label="Reason">
        <TextArea rows={4} />
      </Field>
    </FormDialog>
  )
}
