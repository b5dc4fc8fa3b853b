import { useEffect, useState } from 'react'
import { askForProofBy } from '#web/platform/http/proof.ts'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { CodeForm } from './CodeForm.tsx'
import { useProveSecondFactor } from './second-factor-queries.ts'

/** Asks for a code when a call was refused without one, then repeats the call. */
export function SecondFactorPrompt() {
  const prove = useProveSecondFactor()
  const [answer, setAnswer] = useState<(wasGiven: boolean) => void>()
  useEffect(
    () => askForProofBy(() => new Promise<boolean>((resolve) => setAnswer(() => resolve))),
    [],
  )

  function settle(wasGiven: boolean) {
    answer?.(wasGiven)
    setAnswer(undefined)
  }
  return (
    <Dialog open={answer !== undefined} onClose={() => settle(false)} title="Enter your code">
      <DialogBody className="col g4">
        <p className="soft">This needs a new code from your authenticator app.</p>
        <CodeForm
          takesRecovery
          label="Continue"
          send={(code) => prove.mutateAsync(code)}
          onSent={() => settle(true)}
        />
      </DialogBody>
    </Dialog>
  )
}
