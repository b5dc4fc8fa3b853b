import type { Approval } from '#market/approvals/approval.ts'
import { describeApproval } from '#market/approvals/describe-approval.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import { WithdrawButton } from './WithdrawButton.tsx'

type Props = { approval: Approval }

/** Where the act would be done: that it waits, and for whom. */
export function WaitingNotice({ approval }: Props) {
  const isOwn = approval.asked_by.id === useViewer()?.id
  return (
    <Banner tone={isOwn ? 'info' : 'amber'}>
      <div className="col g3">
        <p>
          <strong>Waiting for a second administrator.</strong> {describeApproval(approval)}. Asked
          by {isOwn ? 'you' : approval.asked_by.name}; waits until{' '}
          <DateTime at={approval.expires_at} />.
        </p>
        <div className="row wrap">
          {isOwn ? (
            <WithdrawButton approval={approval} />
          ) : (
            <ButtonLink href={paths.adminApprovals()}>Look at it</ButtonLink>
          )}
        </div>
      </div>
    </Banner>
  )
}
