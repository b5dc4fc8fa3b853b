import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { CodeForm } from './CodeForm.tsx'
import { useProveSecondFactor } from './second-factor-queries.ts'

type Props = { onGiven: () => void; onClose: () => void }

export function SecondFactorDialog({ onGiven, onClose }: Props) {
  const prove = useProveSecondFactor()
  return (
    <Dialog open onClose={onClose} title="Enter your code">
      <DialogBody className="col g4">
        <p className="soft">This needs a new code from your authenticator app.</p>
        <CodeForm
          takesRecovery
          label="Continue"
          send={(code) => prove.mutateAsync(code)}
          onSent={onGiven}
        />
      </DialogBody>
    </Dialog>
  )
}
