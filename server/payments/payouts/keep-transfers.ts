import { cents } from '#market/money.ts'
import { transferTakenBack } from '#market/ledger/postings-of-payout.ts'
import { writePostings } from '#server/ledger/write-postings.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { MadeTransfer } from '../provider.ts'
import { askReversal } from './end-payout.ts'
import { before, lockPayout, type LockedPayout, type Sending } from './find-payout.ts'
import { publishPayouts } from './publish-payouts.ts'

/** Keeps the transfers of a payout that the provider knows of. */
export async function keepTransfers(
  deps: PaymentDeps,
  { id, accountId, begunAt }: Pick<Sending, 'id' | 'accountId' | 'begunAt'>,
) {
  const among = { accountId, since: before(begunAt) }
  for await (const made of deps.provider.transfersOf(id, among)) await keepTransfer(deps, made)
}

/**
 * Keeps a transfer of ours as the provider says it is. What was taken back of it, by us or on the provider's own pages,
 * meets the seller's debt; one whose payout ended is taken back.
 */
export async function keepTransfer({ db }: Pick<PaymentDeps, 'db'>, made: MadeTransfer) {
  const payoutId = Number(made.payoutId)
  const orderId = Number(made.orderId)
  if (!payoutId || !orderId) return
  await transact(db, async (tx) => {
    const payout = await lockPayout(tx, payoutId)
    const known = await orderOf(tx, payoutId, orderId)
    if (!known || (known.transferId !== null && known.transferId !== made.id)) return
    if (known.transferId === made.id && known.reversedCents === made.reversed) return
    await tx
      .updateTable('payoutOrders')
      .set({ transferId: made.id, reversedCents: made.reversed })
      .where('payoutId', '=', payoutId)
      .where('purchaseOrderId', '=', orderId)
      .execute()
    await keepReversed(tx, payout, { made, orderId, reversedBefore: known.reversedCents })
  })
}

type Reversed = { made: MadeTransfer; orderId: number; reversedBefore: number }

async function keepReversed(
  tx: Tx,
  payout: LockedPayout,
  { made, orderId, reversedBefore }: Reversed,
) {
  const { id: payoutId, sellerId } = payout
  const hasEnded = payout.status === 'failed' || payout.status === 'returned'
  const taken = { transferId: made.id, orderId, reversedBefore, reversed: made.reversed }
  if (!hasEnded && made.reversed > reversedBefore)
    await writePostings(tx, [{ ...transferTakenBack(taken), sellerId, orderId: null }])
  const rest = cents(made.amount - made.reversed)
  if (hasEnded && rest > 0)
    await askReversal(tx, { payoutId, purchaseOrderId: orderId, amountCents: rest, cause: 'ended' })
  else if (made.reversed > reversedBefore)
    await tx
      .updateTable('transferReversals')
      .set({ status: 'made', endedAt: await databaseNow(tx), problem: null })
      .where('payoutId', '=', payoutId)
      .where('purchaseOrderId', '=', orderId)
      .where('status', '=', 'asked')
      .execute()
  await publishPayouts(tx, sellerId)
}

const orderOf = (tx: Tx, payoutId: number, orderId: number) =>
  tx
    .selectFrom('payoutOrders')
    .select(['transferId', 'reversedCents'])
    .where('payoutId', '=', payoutId)
    .where('purchaseOrderId', '=', orderId)
    .executeTakeFirst()
