import { sql } from 'kysely'
import { transact } from '#server/platform/database/transact.ts'
import { forEachSeparately } from '#server/platform/jobs/for-each-separately.ts'
import type { Stoppable } from '#server/platform/jobs/job-run.ts'
import { lockAnyOrder } from '#server/purchase-orders/find-order.ts'
import { makeTransition } from '#server/purchase-orders/make-transition.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { isOpenEntry } from './open-entries.ts'

const AT_ONCE = 500

/** An order is completed when its seller was paid for it (section L2). */
export async function completePaidOrders({ db, terms, signal }: PaymentDeps & Stoppable) {
  const { rows } = await sql<{ id: number }>`
    select o.id from purchase_orders o
    where o.status = 'paid_in_full'
      and exists (select from payout_orders w join payouts t on t.id = w.payout_id
        where w.purchase_order_id = o.id and w.net_cents > 0 and t.status = 'paid')
      and not exists (select from payout_orders w join payouts t on t.id = w.payout_id
        where w.purchase_order_id = o.id and w.net_cents > 0 and t.status in ('begun', 'sent'))
      and (select coalesce(sum(-e.amount_cents), 0) from ledger_entries e join ledger_postings p on p.id = e.posting_id
        where e.purchase_order_id = o.id and ${isOpenEntry}) <= 0
    order by o.id limit ${AT_ONCE}`.execute(db)
  await forEachSeparately(
    rows,
    ({ id }) =>
      transact(db, async (tx) => {
        const order = await lockAnyOrder(tx, id)
        const by = { party: 'system', userId: null } as const
        await makeTransition({ tx, terms }, order, { event: 'complete', by })
      }),
    signal,
  )
}
