import type { Database, Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { announceToStaff } from '#server/platform/live/announce.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { refundColumns } from './payment-tables.ts'
import type { MadeRefund } from './provider.ts'
import { tellOfFailedRefund } from './tell-of-failed-refund.ts'

type InTheSame = (tx: Tx) => Promise<unknown>

/** Asks the provider how a refund went and keeps that, with what is done in the same transaction. */
export async function settleRefund(desk: PaymentDesk, refundId: string, also: InTheSame) {
  const made = await desk.provider.readRefund(refundId)
  await keepRefund(desk.db, made, also)
}

/** Keeps how a refund of ours went; a bank may send one back weeks after it took it. */
export function keepRefund(db: Database, made: MadeRefund, also?: InTheSame) {
  return transact(db, async (tx) => {
    await also?.(tx)
    const kept = await tx
      .selectFrom('refunds')
      .select(refundColumns)
      .where('paymentIntentId', '=', made.paymentIntentId ?? '')
      .forUpdate()
      .executeTakeFirst()
    // Made by hand at the provider, an earlier attempt, or known already.
    if (!kept || (kept.providerRefundId ?? made.refundId) !== made.refundId) return
    if (kept.failedRefundIds.includes(made.refundId)) return
    // What staff returned by hand stays returned, whatever is still said of it.
    if (kept.status === made.status || kept.status === 'returned') return
    await tx
      .updateTable('refunds')
      .set({ providerRefundId: made.refundId, status: made.status })
      .where('id', '=', kept.id)
      .execute()
    await announceToStaff(tx, 'PurchaseOrdersChannel')
    if (made.status === 'failed') await tellOfFailedRefund(tx, kept)
  })
}
