import { sql } from 'kysely'
import { cents } from '#market/money.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { forEachSeparately } from '#server/platform/jobs/for-each-separately.ts'
import type { Stoppable } from '#server/platform/jobs/job-run.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { askReversal } from './end-payout.ts'
import { lockSellerMoney } from './lock-seller-money.ts'
import { isOpenEntry, openEntriesOf } from './open-entries.ts'

type Owed = { payoutId: number; orderId: number; sellerId: number }

/** What orders that were paid out owe since, such as for a refund, is asked back from the transfers that paid them. */
export async function askForDebts({ db, signal }: Pick<PaymentDeps, 'db'> & Stoppable) {
  const { rows } = await sql<Owed>`
    select w.payout_id, w.purchase_order_id as order_id, o.seller_id
    from (select e.purchase_order_id from ledger_entries e join ledger_postings p on p.id = e.posting_id
      where e.amount_cents > 0 and ${isOpenEntry} group by 1) owed
    join payout_orders w on w.purchase_order_id = owed.purchase_order_id
    join payouts o on o.id = w.payout_id
    where o.status in ('sent', 'paid') and w.transfer_id is not null and w.reversed_cents < w.sent_cents
      and not exists (select from transfer_reversals r
        where r.payout_id = w.payout_id and r.purchase_order_id = w.purchase_order_id
          and (r.status = 'asked' or r.status = 'refused' and r.ended_at > now() - interval '1 day'))
    order by w.payout_id, w.purchase_order_id`.execute(db)
  await forEachSeparately(rows, (owed) => transact(db, (tx) => askFor(tx, owed)), signal)
}

async function askFor(tx: Tx, { payoutId, orderId, sellerId }: Owed) {
  await lockSellerMoney(tx, sellerId)
  const open = await openEntriesOf(tx, sellerId)
  const debt = open.reduce((sum, entry) => sum - (entry.orderId === orderId ? entry.amount : 0), 0)
  const sent = await tx
    .selectFrom('payoutOrders')
    .select(['sentCents', 'reversedCents'])
    .where('payoutId', '=', payoutId)
    .where('purchaseOrderId', '=', orderId)
    .executeTakeFirstOrThrow()
  const amount = Math.min(debt, sent.sentCents - sent.reversedCents)
  if (amount > 0)
    await askReversal(tx, {
      payoutId,
      purchaseOrderId: orderId,
      amountCents: cents(amount),
      cause: 'debt',
    })
}
