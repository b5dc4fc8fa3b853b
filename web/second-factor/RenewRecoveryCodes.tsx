import { Button } from '#web/platform/ui/Button.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { useRenewRecoveryCodes } from './second-factor-queries.ts'

/** The old codes end with the new. */
export function RenewRecoveryCodes() {
  const renew = useRenewRecoveryCodes()
  const codes = renew.data?.recovery_codes
  return (
    <>
      <Button busy={renew.isPending} onClick={() => void renew.run()}>
        New recovery codes
      </Button>
      <Dialog open={codes !== undefined} onClose={renew.reset} title="New recovery codes">
        <DialogBody>
          <RecoveryCodes codes={codes ?? []} onKept={renew.reset} />
        </DialogBody>
      </Dialog>
    </>
  )
}
