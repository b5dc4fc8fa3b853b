import { useState } from 'react'
import type { Approval } from '#market/approvals/approval.ts'
import { describeApproval } from '#market/approvals/describe-approval.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { ConfirmDialog } from '#web/platform/ui/dialogs/ConfirmDialog.tsx'
import { toastSaved } from '#web/platform/ui/toasts/toasts.ts'
import { approvingMeans } from './approval-words.ts'
import { useApprove } from './approval-queries.ts'
import { DeclineDialog } from './DeclineDialog.tsx'

type Props = { approval: Approval }

/** The second administrator's choices for a request. */
export function DecideActs({ approval }: Props) {
  const [deciding, setDeciding] = useState<'approve' | 'decline'>()
  const approve = useApprove()
  const words = describeApproval(approval)
  const close = () => setDeciding(undefined)

  // Closed before the call: a code may be asked for, in a dialog of its own.
  function confirm() {
    close()
    void approve.run(approval.id, () => toastSaved(`Approved: ${words}`))
  }
  return (
    <>
      <Button
        kind="primary"
        aria-label={`Approve: ${words}`}
        busy={approve.isPending}
        onClick={() => setDeciding('approve')}
      >
        Approve
      </Button>
      <Button aria-label={`Decline: ${words}`} onClick={() => setDeciding('decline')}>
        Decline
      </Button>
      <ConfirmDialog
        open={deciding === 'approve'}
        title={`${words}?`}
        confirmLabel="Yes, approve"
        cancelLabel="Back"
        onConfirm={confirm}
        onClose={close}
      >
        {approval.asked_by.name} asks for it. {approvingMeans(approval)}
      </ConfirmDialog>
      {deciding === 'decline' && <DeclineDialog approval={approval} onClose={close} />}
    </>
  )
}
