import {
  payoutStates,
  payoutStateWords,
  type staffPayoutsList,
} from '#market/payouts/staff-payouts-list.ts'
import type { ShownOf } from '#web/platform/lists/ListPage.tsx'
import { Tabs } from '#web/platform/ui/Tabs.tsx'
import { DueFigures } from './DueFigures.tsx'

const URGENT = ['to_send', 'late', 'failed', 'returned']

/** What is due, and the payouts by their state. */
export function PayoutsAbove({ view, answer, hrefOf }: ShownOf<typeof staffPayoutsList>) {
  const counts = answer?.meta.counts
  return (
    <>
      {answer && <DueFigures due={answer.meta} />}
      <Tabs
        label="Payouts by state"
        tabs={(['all', ...payoutStates] as const).map((state) => {
          const count = state === 'all' ? undefined : counts?.[state]
          return {
            label: state === 'all' ? 'All payouts' : payoutStateWords[state],
            href: hrefOf({ ...view, state, page: 1 }),
            current: state === view.state,
            count,
            tone: count && URGENT.includes(state) ? ('amber' as const) : undefined,
          }
        })}
      />
    </>
  )
}
