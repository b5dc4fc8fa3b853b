import { useState } from 'react'
import type { PersonDetail } from '#market/people/people-api.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { ConfirmDialog } from '#web/platform/ui/dialogs/ConfirmDialog.tsx'
import { toast, toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { useActOnPerson } from './people-queries.ts'
import { personName } from './person-words.ts'

type Props = { person: PersonDetail }

export function EndSessions({ person }: Props) {
  const [isAsking, setAsking] = useState(false)
  const act = useActOnPerson(person.id)
  const end = () =>
    act.mutate('endSessions', {
      onSuccess: () => toast(`${personName(person)} is signed out everywhere`),
      onError: ({ message }) => toastProblem(message),
      onSettled: () => setAsking(false),
    })
  return (
    <>
      <Button size="small" kind="danger" onClick={() => setAsking(true)}>
        End all sessions
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Sign ${personName(person)} out everywhere?`}
        confirmLabel="End all sessions"
        cancelLabel="Keep them"
        danger
        busy={act.isPending}
        onConfirm={end}
        onClose={() => setAsking(false)}
      >
        They have to sign in again on every device. What they had not saved there may be lost.
      </ConfirmDialog>
    </>
  )
}
