import { useState } from 'react'
import type { PersonDetail } from '#market/people/people-api.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { ConfirmDialog } from '#web/platform/ui/dialogs/ConfirmDialog.tsx'
import { toast, toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { useActOnPerson } from './people-queries.ts'
import { personName } from './person-words.ts'

type Props = { person: PersonDetail }

export function ForgetSecondFactor({ person }: Props) {
  const [isAsking, setAsking] = useState(false)
  const act = useActOnPerson(person.id)

  // Closes before the call, because the call may ask for a code in another dialog.
  function confirm() {
    setAsking(false)
    act.mutate('forgetSecondFactor', {
      onSuccess: () => toast(`The second factor of ${personName(person)} is turned off`),
      onError: ({ message }) => toastProblem(message),
    })
  }
  return (
    <>
      <Button kind="danger" busy={act.isPending} onClick={() => setAsking(true)}>
        Turn off second factor
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Turn off the second factor of ${personName(person)}?`}
        confirmLabel="Turn off"
        cancelLabel="Keep it"
        danger
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        For a colleague who lost the app and the recovery codes. They are signed out everywhere, are
        told by mail, and may set up a new one when they sign in.
      </ConfirmDialog>
    </>
  )
}
