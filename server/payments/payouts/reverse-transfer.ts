import { cents } from '#market/money.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { isAnsweredForGood, refusedPayout } from '../provider.ts'
import { findPayout } from './find-payout.ts'
import { keepTransfer, keepTransfers } from './keep-transfers.ts'

/**
 * Takes money back from a seller's account. While its bank has the money the provider refuses: what is owed for a
 * refund then stays the seller's debt, and what a payout that ended left there is asked for again.
 */
export async function reverseTransfer(deps: PaymentDeps, reversalId: number) {
  const asked = await findAsked(deps, reversalId)
  if (!asked) return
  const payout = await findPayout(deps.db, asked.payoutId)
  if (payout.accountId === null) return
  // An answer that was lost, or a reversal by hand, is kept and not made again.
  await keepTransfers(deps, { ...payout, accountId: payout.accountId })
  const ours = await findAsked(deps, reversalId)
  if (!ours?.transferId) return
  try {
    const { transferId, sentCents, reversedCents, amountCents, attempt } = ours
    const amount = cents(Math.min(amountCents, sentCents - reversedCents))
    const idempotencyKey = `reversal-${reversalId}-${attempt}-${amount}`
    await keepTransfer(
      deps,
      await deps.provider.reverseTransfer({ transferId, amount, idempotencyKey }),
    )
  } catch (error) {
    if (isAnsweredForGood(error)) await nextAttempt(deps, reversalId)
    const refusal = refusedPayout(error)
    if (!refusal) throw error
    await noteRefusal(deps, { ...ours, id: reversalId }, refusal.code)
  }
}

const findAsked = ({ db }: Pick<PaymentDeps, 'db'>, reversalId: number) =>
  db
    .selectFrom('transferReversals as r')
    .innerJoin('payoutOrders as o', (join) =>
      join
        .onRef('o.payoutId', '=', 'r.payoutId')
        .onRef('o.purchaseOrderId', '=', 'r.purchaseOrderId'),
    )
    .select(['r.payoutId', 'r.cause', 'r.amountCents', 'r.attempt'])
    .select(['o.transferId', 'o.sentCents', 'o.reversedCents'])
    .where('r.id', '=', reversalId)
    .where('r.status', '=', 'asked')
    .executeTakeFirst()

// The provider repeats its answer to the same key.
const nextAttempt = ({ db }: Pick<PaymentDeps, 'db'>, reversalId: number) =>
  db
    .updateTable('transferReversals')
    .set((row) => ({ attempt: row('attempt', '+', 1) }))
    .where('id', '=', reversalId)
    .execute()

async function noteRefusal(
  { db }: Pick<PaymentDeps, 'db'>,
  { id, cause }: { id: number; cause: 'ended' | 'debt' },
  problem: string,
) {
  const isOver = cause === 'debt'
  await db
    .updateTable('transferReversals')
    .set({
      problem,
      ...(isOver && { status: 'refused' as const, endedAt: await databaseNow(db) }),
    })
    .where('id', '=', id)
    .where('status', '=', 'asked')
    .execute()
}
