import { administratorForm, type Administrator } from '#market/administrators/administrator-api.ts'
import { FormDialog } from '#web/platform/ui/forms/FormDialog.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useChangeRole } from './administrator-queries.ts'
import { nameOf, roleLabels } from './administrator-words.ts'
import { RoleChoice } from './RoleChoice.tsx'

type Props = { person: Administrator; onClose: () => void }

export function ChangeRoleDialog({ person, onClose }: Props) {
  const change = useChangeRole()
  const form = useSavedForm({
    schema: administratorForm.pick({ role: true }),
    start: { role: person.role },
    send: ({ role }) => change.mutateAsync({ id: person.id, role }),
    tell: (_, { role }) => toast(`${nameOf(person)}: ${roleLabels[role]}`),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={`Role of ${nameOf(person)}`}
      submitLabel="Save role"
      onClose={onClose}
    >
      <RoleChoice field={form.register('role')} />
      <p className="soft t13">It takes effect right away. All other administrators are notified.</p>
    </FormDialog>
  )
}
