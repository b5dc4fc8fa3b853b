import { UserRoundCheck } from 'lucide-react'
import { FEE_LIMIT_BPS, REFUND_LIMIT } from '#market/approvals/approval-limits.ts'
import { approvalsList } from '#market/approvals/approvals-list.ts'
import { formatUsd } from '#market/money.ts'
import { ListPage, type ShownOf } from '#web/platform/lists/ListPage.tsx'
import { Tabs } from '#web/platform/ui/Tabs.tsx'
import { ANEW_MS } from './approval-queries.ts'
import { approvalsKey } from '#web/approvals/approvals-key.ts'
import { ApprovalCard } from './ApprovalCard.tsx'

/** Requests that wait for a second administrator, and past ones. */
export const ApprovalsPage = () => (
  <ListPage
    list={approvalsList}
    queryKey={approvalsKey}
    refetchMs={ANEW_MS}
    title="Approvals"
    summary={`Refunds over ${formatUsd(REFUND_LIMIT)}, and fees more than ${FEE_LIMIT_BPS / 100} points from the one in force or the standard one, and debts to write off, are carried out once a second administrator approves.`}
    above={ApprovalTabs}
    renderRows={(approvals, { state }) => (
      <ul className="col g4" aria-label={state === 'waiting' ? 'Waiting' : 'Decided'}>
        {approvals.map((approval) => (
          <li key={approval.id}>
            <ApprovalCard approval={approval} />
          </li>
        ))}
      </ul>
    )}
    empty={({ state, search, act }) =>
      search || act
        ? {
            icon: UserRoundCheck,
            title: 'No requests match',
            all: 'Show all',
            allView: { state },
          }
        : {
            icon: UserRoundCheck,
            title: state === 'waiting' ? 'No requests waiting' : 'No decisions yet',
            detail: 'Requests start on an order or seller page.',
          }
    }
  />
)

function ApprovalTabs({ view, answer, hrefOf }: ShownOf<typeof approvalsList>) {
  const waiting = answer?.meta.waiting_count
  const tab = (state: typeof view.state) => ({
    href: hrefOf({ ...view, state, page: 1 }),
    current: state === view.state,
  })
  return (
    <Tabs
      label="Approvals"
      tabs={[
        {
          ...tab('waiting'),
          label: 'Waiting',
          count: waiting,
          tone: waiting ? 'amber' : undefined,
        },
        { ...tab('decided'), label: 'Decided' },
      ]}
    />
  )
}
