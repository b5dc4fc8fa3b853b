import type { Approval } from '#market/approvals/approval.ts'
import { describeApproval } from '#market/approvals/describe-approval.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useDecline } from './approval-queries.ts'

type Props = { approval: Approval; reason: string }

/** Declines a request that can't be carried out any more, with that as the reason. */
export function CloseButton({ approval, reason }: Props) {
  const decline = useDecline()
  const words = describeApproval(approval)
  return (
    <Button
      aria-label={`Close request: ${words}`}
      busy={decline.isPending}
      onClick={() => void decline.run({ id: approval.id, reason }, () => toast(`Closed: ${words}`))}
    >
      Close request
    </Button>
  )
}
