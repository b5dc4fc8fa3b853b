import { useState } from 'react'
import { Button } from '#web/platform/ui/Button.tsx'
import { ConfirmDialog } from '#web/platform/ui/dialogs/ConfirmDialog.tsx'
import { toast, toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { useEndOtherSessions } from './session-list-queries.ts'

type Props = {
  /** The number of them. */
  count: number
}

export function EndOtherSessions({ count }: Props) {
  const [isAsking, setAsking] = useState(false)
  const end = useEndOtherSessions()
  const others = count === 1 ? '1 other device' : `${count} other devices`

  function signOut() {
    end.mutate(undefined, {
      onSuccess: () => toast(`Signed out of ${others}`),
      onError: ({ message }) => toastProblem(message),
      onSettled: () => setAsking(false),
    })
  }
  return (
    <>
      <Button size="small" kind="danger" onClick={() => setAsking(true)}>
        Sign out all others
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Sign out all other devices?"
        confirmLabel={`Sign out ${others}`}
        cancelLabel="Keep them signed in"
        danger
        busy={end.isPending}
        onConfirm={signOut}
        onClose={() => setAsking(false)}
      >
        You stay signed in here. Whoever uses the {count === 1 ? 'other one' : 'others'} has to sign
        in again.
      </ConfirmDialog>
    </>
  )
}
