import type { ApplicationRecord } from '#market/accounts/application-api.ts'
import { ConfirmDialog } from '#web/platform/ui/dialogs/ConfirmDialog.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useApproveApplication } from './review-queries.ts'
import { approvalConsequence } from './application-words.ts'

type Props = { application: ApplicationRecord; onClose: () => void; onDecided: () => void }

export function ApproveDialog({ application, onClose, onDecided }: Props) {
  const approve = useApproveApplication()

  async function confirm() {
    // The queue is fetched again after a refusal too: somebody else may have decided.
    await approve.run(application, () => {
      toast(`Approved. A sign-in link is on its way to ${application.email}`)
      onDecided()
    })
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={`Approve ${application.company}?`}
      confirmLabel="Approve and email link"
      cancelLabel="Not yet"
      busy={approve.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{approvalConsequence(application)}</p>
    </ConfirmDialog>
  )
}
