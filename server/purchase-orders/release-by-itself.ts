import { sql } from 'kysely'
import { businessDaysAfter, dayOf } from '#market/purchase-orders/business-days.ts'
import { transact } from '#server/platform/database/transact.ts'
import { forEachSeparately } from '#server/platform/jobs/for-each-separately.ts'
import type { Stoppable } from '#server/platform/jobs/job-run.ts'
import type { OrderDeps } from './advance-purchase-order.ts'
import { currentDispute, type KeptDispute } from './current-dispute.ts'
import { lockAnyOrder } from './find-order.ts'
import { hasOpenClaim, isClaimed } from './has-open-claim.ts'
import { makeTransition } from './make-transition.ts'

type Received = { id: number; receivedAt: Date }
const AT_ONCE = 500

type Deps = OrderDeps & Stoppable & { claimWindowDays: number }

/** Marks received orders as paid in full once their buyer had the days to complain, unless their money is disputed or a claim is open (section L2). */
export async function releaseByItself({ db, terms, signal, claimWindowDays }: Deps, now: Date) {
  const { rows } = await sql<Received & { dispute: KeptDispute | null }>`
    select o.id, e.at as received_at, ${currentDispute} as dispute
    from purchase_orders o join purchase_order_events e on e.purchase_order_id = o.id and e.event = 'receive'
    where o.status = 'received' and not ${hasOpenClaim} order by e.at limit ${AT_ONCE}`.execute(db)
  const today = dayOf(now)
  const due = rows.filter(
    ({ receivedAt, dispute }) =>
      businessDaysAfter(dayOf(receivedAt), claimWindowDays) < today && dispute?.status !== 'open',
  )
  await forEachSeparately(
    due,
    ({ id }) =>
      transact(db, async (tx) => {
        const order = await lockAnyOrder(tx, id)
        if (order.dispute?.status === 'open' || (await isClaimed(tx, id))) return
        const by = { party: 'system', userId: null } as const
        await makeTransition({ tx, terms }, order, { event: 'mark_paid_in_full', by })
      }),
    signal,
  )
}
