import type { Approval } from '#market/approvals/approval.ts'
import type { ListedApproval } from '#market/approvals/approvals-list.ts'
import { describeApproval, isAboutOrder, subjectPath } from '#market/approvals/describe-approval.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { DescriptionList } from '#web/platform/ui/DescriptionList.tsx'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { Timeline } from '#web/platform/ui/Timeline.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import styles from './Approvals.module.css'
import { useDecline } from './approval-queries.ts'
import { outcomePill, stakeFacts } from './approval-words.ts'
import { DecideActs } from './DecideActs.tsx'
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

type MeanwhileProps = { happened: ListedApproval['meanwhile'] }

/** What happened to the order or the seller since the request. */
function Meanwhile({ happened }: MeanwhileProps) {
  if (happened.length === 0) return null
  return (
    <section className="col g2" aria-label="Since the request">
      <h3 className="t13 soft">Since the request</h3>
      <Timeline
        entries={happened.map(({ at, what, by }) => ({
          key: `${at} ${what}`,
          at,
          content: `${what.charAt(0).toUpperCase()}${what.slice(1)}${by ? `, by ${by}` : ''}`,
        }))}
      />
    </section>
  )
}

type CloseButtonProps = { approval: Approval; reason: string }

/** Declines a request that can't be carried out any more, with that as the reason. */
function CloseButton({ approval, reason }: CloseButtonProps) {
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
