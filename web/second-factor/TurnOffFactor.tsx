import { useState } from 'react'
import { Button } from '#web/platform/ui/Button.tsx'
import { ConfirmDialog } from '#web/platform/ui/dialogs/ConfirmDialog.tsx'
import { toast, toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { useTurnOffSecondFactor } from './second-factor-queries.ts'

export function TurnOffFactor() {
  const [isAsking, setAsking] = useState(false)
  const turnOff = useTurnOffSecondFactor()

  // Before the call: a code may be asked for, in a dialog of its own.
  function confirm() {
    setAsking(false)
    turnOff.mutate(undefined, {
      onSuccess: () => toast('Your second factor is turned off'),
      onError: ({ message }) => toastProblem(message),
    })
  }
  return (
    <>
      <Button kind="danger" busy={turnOff.isPending} onClick={() => setAsking(true)}>
        Turn off
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Turn your second factor off?"
        confirmLabel="Turn off"
        cancelLabel="Keep it"
        danger
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        Your password alone will sign you in. Your recovery codes end with it.
      </ConfirmDialog>
    </>
  )
}
