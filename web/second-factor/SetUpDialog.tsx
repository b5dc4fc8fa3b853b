import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useFactorIsSetUp } from './second-factor-queries.ts'
import { SetUpFactor } from './SetUpFactor.tsx'

type Props = { open: boolean; onClose: () => void }

export function SetUpDialog({ open, onClose }: Props) {
  const takeIn = useFactorIsSetUp()
  const close = () => {
    onClose()
    void takeIn()
  }
  return (
    <Dialog open={open} onClose={close} title="Set up your second factor">
      <DialogBody>
        <SetUpFactor
          onDone={() => {
            close()
            toast('Your second factor is set up')
          }}
        />
      </DialogBody>
    </Dialog>
  )
}
