import type { Approval } from '#market/approvals/approval.ts'
import { describeApproval } from '#market/approvals/describe-approval.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useWithdraw } from './approval-queries.ts'

type Props = { approval: Approval }

/** Withdraws a request; it can be made again, so no confirmation is needed. */
export function WithdrawButton({ approval }: Props) {
  const withdraw = useWithdraw()
  return (
    <Button
      busy={withdraw.isPending}
      onClick={() =>
        void withdraw.run(approval.id, () => toast(`Withdrawn: ${describeApproval(approval)}`))
      }
    >
      Withdraw
    </Button>
  )
}
