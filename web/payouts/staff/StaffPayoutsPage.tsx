import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { staffPayoutsList, type StaffPayout } from '#market/payouts/staff-payouts-list.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { AdminsOnly } from '#web/accounts/AdminsOnly.tsx'
import { counted } from '#web/platform/format/numbers.ts'
import { ListPage } from '#web/platform/lists/ListPage.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { PayByHandDialog } from './by-hand/PayByHandDialog.tsx'
import { RecordReturnDialog } from './by-hand/RecordReturnDialog.tsx'
import { BeginPayRun } from './BeginPayRun.tsx'
import { PayoutsAbove } from './PayoutsAbove.tsx'
import type { HandAct } from './by-hand/HandActs.tsx'
import { staffPayoutColumns } from './staff-payout-columns.tsx'
import { staffPayoutsKey } from './staff-payouts-key.ts'

/** Every payout, for staff, and what the next pay run sends. */
export function StaffPayoutsPage() {
  const isAdmin = useViewer()?.staff_role === 'admin'
  const [acting, setActing] = useState<{ payout: StaffPayout; act: HandAct }>()
  const close = () => setActing(undefined)
  return (
    <>
      <ListPage
        list={staffPayoutsList}
        queryKey={staffPayoutsKey}
        title="Payouts"
        summary={(count) => counted(count, 'payout')}
        renderTools={({ answer }) =>
          answer && (
            <AdminsOnly instead="Only administrators can start pay runs.">
              <BeginPayRun due={answer.meta} />
            </AdminsOnly>
          )
        }
        above={PayoutsAbove}
        ownFilters={{ state: StandsInTabs }}
        columns={staffPayoutColumns({
          onAct: isAdmin ? (payout, act) => setActing({ payout, act }) : undefined,
        })}
        hasProblem={({ status }) => status === 'failed' || status === 'returned'}
        empty={{
          icon: Landmark,
          title: 'No payouts match',
          detail: 'Search looks at sellers’ names and bank references.',
          all: 'Show all payouts',
          whole: (
            <EmptyState icon={Landmark} title="No payouts yet">
              Pay runs send sellers what is available to them.
            </EmptyState>
          ),
        }}
      />
      {acting?.act === 'pay' && <PayByHandDialog payout={acting.payout} onClose={close} />}
      {acting?.act === 'return' && <RecordReturnDialog payout={acting.payout} onClose={close} />}
    </>
  )
}

const StandsInTabs = () => null
