import type { Administrator } from '#market/administrators/administrator-api.ts'
import { ConfirmDialog } from '#web/platform/ui/dialogs/ConfirmDialog.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useRemoveAdministrator } from './administrator-queries.ts'
import { nameOf } from './administrator-words.ts'

type Props = { person: Administrator; isSelf: boolean; onClose: () => void }

export function RemoveDialog({ person, isSelf, onClose }: Props) {
  const remove = useRemoveAdministrator()
  const name = nameOf(person)

  // Closed before the call: a code may be asked for, in a dialog of its own. What `mutate` is given would go with this one.
  function confirm() {
    onClose()
    void remove.run(person, () =>
      isSelf ? window.location.assign('/') : toast(`${name} was removed`),
    )
  }
  return (
    <ConfirmDialog
      open
      title={isSelf ? 'Remove yourself from staff?' : `Remove ${name} from staff?`}
      confirmLabel={isSelf ? 'Remove me' : 'Remove'}
      cancelLabel="Keep"
      danger
      onConfirm={confirm}
      onClose={onClose}
    >
      {isSelf ? 'You are' : 'They are'} signed out everywhere at once, and no link or password signs
      in again. What was done stays in the history. Every other administrator is told.
    </ConfirmDialog>
  )
}
