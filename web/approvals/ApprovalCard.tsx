import type { ListedApproval } from '#market/approvals/approvals-list.ts'
import { describeApproval, isAboutOrder, subjectPath } from '#market/approvals/describe-approval.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { DescriptionList } from '#web/platform/ui/DescriptionList.tsx'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import styles from './Approvals.module.css'
import { outcomePill, stakeFacts } from './approval-words.ts'
import { CloseButton } from './CloseButton.tsx'
import { DecideActs } from './DecideActs.tsx'
import { Meanwhile } from './Meanwhile.tsx'
import { WithdrawButton } from './WithdrawButton.tsx'

type Props = { approval: ListedApproval }

/** One request: the act, its requester and its outcome. */
export function ApprovalCard({ approval }: Props) {
  const { asked_by: asker, decided_by: decider, decided_at: decidedAt } = approval
  const isOwn = asker.id === useViewer()?.id
  const isTurn = approval.outcome === null && !isOwn
  const { words, colour } = outcomePill(approval)
  return (
    <Card
      padded
      edge={isTurn ? 'turn' : undefined}
      className="col g4"
      aria-label={describeApproval(approval)}
    >
      <div className={styles['head']}>
        <h2 className="t16">{describeApproval(approval)}</h2>
        <Pill colour={isOwn && approval.outcome === null ? 'gray' : colour}>{words}</Pill>
      </div>
      <DescriptionList
        facts={[
          ...stakeFacts(approval),
          {
            label: 'Requested',
            value: (
              <>
                by {isOwn ? 'you' : asker.name}, <RelativeTime at={approval.asked_at} />
              </>
            ),
          },
          ...(decidedAt === null
            ? [{ label: 'Expires', value: <DateTime at={approval.expires_at} /> }]
            : [
                {
                  label: 'Decided',
                  value: (
                    <>
                      {decider ? `by ${decider.name}, ` : ''}
                      {!decider && (approval.reason ? 'automatically, ' : 'expired, ')}
                      <RelativeTime at={decidedAt} />
                    </>
                  ),
                },
              ]),
          ...(approval.reason ? [{ label: 'Reason', value: approval.reason }] : []),
        ]}
      />
      {approval.obstacle && <Banner tone="amber">{approval.obstacle}.</Banner>}
      <Meanwhile happened={approval.meanwhile} />
      <div className={styles['acts']}>
        {isTurn && !approval.obstacle && <DecideActs approval={approval} />}
        {isTurn && approval.obstacle && (
          <CloseButton approval={approval} reason={approval.obstacle} />
        )}
        {isOwn && approval.outcome === null && <WithdrawButton approval={approval} />}
        <Link href={subjectPath(approval)} className="t13">
          {isAboutOrder(approval.stake) ? 'View order' : 'View seller'}
        </Link>
      </div>
    </Card>
  )
}
