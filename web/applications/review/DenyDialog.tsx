import type { ApplicationRecord } from '#market/accounts/application-api.ts'
import { Dialog } from '#web/platform/ui/Dialog.tsx'
import { DenyForm } from './DenyForm.tsx'

type Props = { application: ApplicationRecord; onClose: () => void; onDecided: () => void }

export function DenyDialog(props: Props) {
  return (
    <Dialog open onClose={props.onClose} title={`Deny ${props.application.company}?`}>
      <DenyForm {...props} />
    </Dialog>
  )
}
