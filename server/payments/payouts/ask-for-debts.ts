import { cents } from '#market/money.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { forEachSeparately } from '#server/platform/jobs/for-each-separately.ts'
import type { Stoppable } from '#server/platform/jobs/job-run.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { askReversal } from './end-payout.ts'
import { lockSellerMoney } from './lock-seller-money.ts'
import { openEntriesOf, sentOrdersInDebt, type SentOrder } from './open-entries.ts'

/** What orders that were paid out owe since, such as for a refund, is asked back from the transfers that paid them. */
export async function askForDebts({ db, signal }: Pick<PaymentDeps, 'db'> & Stoppable) {
  const rows = await sentOrdersInDebt(db)
  await forEachSeparately(rows, (owed) => transact(db, (tx) => askFor(tx, owed)), signal)
}

async function askFor(tx: Tx, { payoutId, orderId, sellerId }: SentOrder) {
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
