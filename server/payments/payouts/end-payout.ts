import { sql } from 'kysely'
import { payoutArrived, payoutEnded } from '#market/ledger/postings-of-payout.ts'
import { cents } from '#market/money.ts'
import { writePostings } from '#server/ledger/write-postings.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { lockPayout, ordersOf, type LockedPayout } from './find-payout.ts'
import { reversingTransfer } from './payout-jobs.ts'
import { sendPayoutNews } from './payout-news.ts'
import { publishPayouts } from './publish-payouts.ts'

type Deps = { tx: Tx; publicUrl: string }
type By = { endedBy?: number | null; bankReference?: string }

/** The seller's bank has it. Told again, or after it came back, nothing changes. */
export async function payoutPaid({ tx, publicUrl }: Deps, id: number, by: By = {}) {
  const payout = await lockPayout(tx, id)
  if (payout.status !== 'begun' && payout.status !== 'sent') return false
  const posting = payoutArrived({ ...payout, orders: await ordersOf(tx, id) })
  await writePostings(tx, [{ ...posting, sellerId: payout.sellerId, orderId: null }])
  await tx
    .updateTable('payouts')
    .set({ status: 'paid', endedAt: await databaseNow(tx), problem: null, ...by })
    .where('id', '=', id)
    .execute()
  await publishPayouts(tx, payout.sellerId)
  await sendPayoutNews({ tx, publicUrl }, { ...payout, kind: 'paid' })
  return true
}

type Ending = { status: 'failed' | 'returned'; problem: string; endedBy?: number | null }

/**
 * Nothing of it reached the seller, even if it was paid before: all is available again, and what was sent to its
 * account at the card provider is taken back. Told again, nothing changes.
 */
export async function endPayout({ tx, publicUrl }: Deps, id: number, ending: Ending) {
  const payout = await lockPayout(tx, id)
  if (payout.status === 'failed' || payout.status === 'returned') return false
  const postings = payoutEnded(
    { ...payout, orders: await ordersOf(tx, id) },
    { kind: ending.status, hadArrived: payout.status === 'paid' },
  )
  await writePostings(
    tx,
    postings.map((posting) => ({ ...posting, sellerId: payout.sellerId, orderId: null })),
  )
  const now = await databaseNow(tx)
  await tx
    .updateTable('payouts')
    .set({ ...ending, endedAt: now })
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('payoutEntries')
    .set({ releasedAt: now })
    .where('payoutId', '=', id)
    .where('releasedAt', 'is', null)
    .execute()
  await takeBackTransfers(tx, payout)
  await publishPayouts(tx, payout.sellerId)
  await sendPayoutNews(
    { tx, publicUrl },
    { ...payout, kind: ending.status, problem: ending.problem },
  )
  return true
}

async function takeBackTransfers(tx: Tx, { id }: LockedPayout) {
  const sent = await tx
    .selectFrom('payoutOrders')
    .select(['purchaseOrderId', 'sentCents', 'reversedCents'])
    .where('payoutId', '=', id)
    .where('transferId', 'is not', null)
    .whereRef('reversedCents', '<', 'sentCents')
    .execute()
  for (const { purchaseOrderId, sentCents, reversedCents } of sent)
    await askReversal(tx, {
      payoutId: id,
      purchaseOrderId,
      amountCents: cents(sentCents - reversedCents),
      cause: 'ended',
    })
}

type Reversal = {
  payoutId: number
  purchaseOrderId: number
  amountCents: ReturnType<typeof cents>
  cause: 'ended' | 'debt'
}

/** Asks once for what is to be taken back of a transfer; what is asked already is raised to a whole ending. */
export async function askReversal(tx: Tx, reversal: Reversal) {
  const { id } = await tx
    .insertInto('transferReversals')
    .values(reversal)
    .onConflict((conflict) =>
      conflict
        .columns(['payoutId', 'purchaseOrderId'])
        // As a parameter, it would not name the index once the statement is planned for any.
        .where('status', '=', sql.lit('asked'))
        .doUpdateSet({ cause: sql`excluded.cause`, amountCents: sql`excluded.amount_cents` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(
    tx,
    reversingTransfer,
    { reversalId: id },
    { line: `reversal-${id}`, key: `reversal-${id}` },
  )
}
