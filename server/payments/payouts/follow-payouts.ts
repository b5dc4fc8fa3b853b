import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { forEachSeparately } from '#server/platform/jobs/for-each-separately.ts'
import type { Stoppable } from '#server/platform/jobs/job-run.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { readAccountAgain } from './accounts/read-account-again.ts'
import { askForDebts } from './ask-for-debts.ts'
import { completePaidOrders } from './complete-paid-orders.ts'
import { followDebtPayments } from './debts/settle-debt-payment.ts'
import { keepBankPayout } from './keep-bank-payout.ts'
import { keepTransfer } from './keep-transfers.ts'
import { lineOf, reversingTransfer, sendingPayout } from './payout-jobs.ts'

const DAY_MS = 86_400_000
// Banks return what they cannot credit within weeks.
const LONGEST_RETURN_MS = 30 * DAY_MS

/** Continues what waits, and asks about what is on its way: an event may have been lost. */
export async function followPayouts(deps: PaymentDeps & Stoppable) {
  const steps = [
    () => followDebtPayments(deps, deps.signal),
    () => askForDebts(deps),
    () => continueWaiting(deps.db),
    async () => readAgain(deps, await onTheirWay(deps.db)),
    () => completePaidOrders(deps),
  ]
  await forEachSeparately(steps, (step) => step(), deps.signal)
}

/**
 * Once a day: payouts that a bank may still return, transfers that were taken back on the provider's own pages, and
 * sellers' accounts, of whose changes nobody told us.
 */
export async function lookBackAtPayouts(deps: PaymentDeps & Stoppable, now: Date) {
  const since = new Date(now.getTime() - LONGEST_RETURN_MS)
  const steps = [
    async () => readAgain(deps, await paidSince(deps.db, since)),
    () => followTransfers(deps, since),
    () => readAccounts(deps),
  ]
  await forEachSeparately(steps, (step) => step(), deps.signal)
}

/** Sends again what was begun, and asks again for what is to be taken back. */
async function continueWaiting(db: Database) {
  const begun = await db
    .selectFrom('payouts')
    .select('id')
    .where('status', '=', 'begun')
    .where('method', '=', 'stripe')
    .execute()
  const asked = await db
    .selectFrom('transferReversals')
    .select('id')
    .where('status', '=', 'asked')
    .execute()
  await transact(db, async (tx) => {
    for (const { id } of begun) await enqueue(tx, sendingPayout, { payoutId: id }, lineOf(id))
    for (const { id } of asked)
      await enqueue(
        tx,
        reversingTransfer,
        { reversalId: id },
        { line: `reversal-${id}`, key: `reversal-${id}` },
      )
  })
}

const sentPayouts = (db: Database) =>
  db
    .selectFrom('payouts')
    .select(['id', 'accountId', 'providerPayoutId'])
    .where('providerPayoutId', 'is not', null)
    .orderBy('id')

const onTheirWay = (db: Database) => sentPayouts(db).where('status', '=', 'sent').execute()
const paidSince = (db: Database, since: Date) =>
  sentPayouts(db).where('status', '=', 'paid').where('endedAt', '>', since).execute()

type Sent = { id: number; accountId: string | null; providerPayoutId: string | null }

const readAgain = (deps: PaymentDeps & Stoppable, sent: readonly Sent[]) =>
  forEachSeparately(
    sent,
    async ({ id, accountId, providerPayoutId }) => {
      if (accountId === null || providerPayoutId === null) return
      await keepBankPayout(
        deps,
        id,
        await deps.provider.readBankPayout(accountId, providerPayoutId),
      )
    },
    deps.signal,
  )

async function readAccounts(deps: PaymentDeps & Stoppable) {
  const accounts = await deps.db
    .selectFrom('payoutAccounts')
    .select('accountId')
    .where('accountId', 'is not', null)
    .orderBy('sellerId')
    .execute()
  await forEachSeparately(
    accounts,
    async ({ accountId }) => accountId !== null && readAccountAgain(deps, accountId),
    deps.signal,
  )
}

async function followTransfers(deps: PaymentDeps & Stoppable, since: Date) {
  for await (const made of deps.provider.listTransfers(since)) {
    deps.signal?.throwIfAborted()
    await keepTransfer(deps, made)
  }
}
