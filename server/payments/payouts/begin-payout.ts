import { payoutBegun } from '#market/ledger/postings-of-payout.ts'
import { cents } from '#market/money.ts'
import { gatherPayout } from '#market/payouts/gather-payout.ts'
import { whyHeld } from '#market/payouts/why-held.ts'
import type { PayoutMethod } from '#market/payouts/payout.ts'
import { writePostings } from '#server/ledger/write-postings.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { lockSellerMoney } from './lock-seller-money.ts'
import { openEntriesOf } from './open-entries.ts'
import { readStanding } from './payout-standing.ts'
import { lineOf, sendingPayout } from './payout-jobs.ts'
import { publishPayouts } from './publish-payouts.ts'

type Beginning = {
  sellerId: number
  /** What became available later waits for the next one. */
  until: Date
  /** The administrator; null for the pay run. */
  begunBy: number | null
}

/**
 * Stamps what a seller can be paid with a new payout (section L2). The stamp is the claim: whatever fails afterwards,
 * the same payout is sent again. Undefined where the seller is held, or there is nothing to pay.
 */
export async function beginPayout(tx: Tx, { sellerId, until, begunBy }: Beginning) {
  await lockSellerMoney(tx, sellerId)
  const now = await databaseNow(tx)
  const standing = await readStanding(tx, sellerId)
  if (!standing.account || whyHeld(standing, now)) return undefined
  if (await hasBegun(tx, sellerId)) return undefined
  const gathered = gatherPayout(await openEntriesOf(tx, sellerId), until)
  if (gathered.amount <= 0) return undefined
  const { method } = standing.account
  const { id } = await tx
    .insertInto('payouts')
    .values({
      sellerId,
      method,
      amountCents: cents(gathered.amount),
      begunBy,
      ...(await goesTo(tx, sellerId, method)),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('payoutEntries')
    .values(gathered.entryIds.map((entryId) => ({ payoutId: id, entryId })))
    .execute()
  await tx
    .insertInto('payoutOrders')
    .values(
      gathered.orders.map(({ orderId, net, sent }) => ({
        payoutId: id,
        purchaseOrderId: orderId,
        netCents: net,
        sentCents: cents(sent),
      })),
    )
    .execute()
  const posting = payoutBegun({ id, method, orders: gathered.orders })
  await writePostings(tx, [{ ...posting, sellerId, orderId: null }])
  if (method === 'stripe') await enqueue(tx, sendingPayout, { payoutId: id }, lineOf(id))
  await publishPayouts(tx, sellerId)
  return id
}

const hasBegun = async (tx: Tx, sellerId: number) =>
  (await tx
    .selectFrom('payouts')
    .select('id')
    .where('sellerId', '=', sellerId)
    .where('status', '=', 'begun')
    .executeTakeFirst()) !== undefined

async function goesTo(tx: Tx, sellerId: number, method: PayoutMethod) {
  const account = await tx
    .selectFrom('payoutAccounts')
    .select(['accountId', 'accountBank', 'accountLast4', 'bankName', 'numberLast4'])
    .where('sellerId', '=', sellerId)
    .executeTakeFirstOrThrow()
  return method === 'stripe'
    ? {
        accountId: account.accountId,
        bankName: account.accountBank,
        bankLast4: account.accountLast4,
      }
    : { accountId: null, bankName: account.bankName, bankLast4: account.numberLast4 }
}
