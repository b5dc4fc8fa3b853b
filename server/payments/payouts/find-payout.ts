import type { Selectable } from 'kysely'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { lockSellerMoney } from './lock-seller-money.ts'
import type { PayoutsTable } from './payout-tables.ts'

export type LockedPayout = Pick<Selectable<PayoutsTable>, (typeof columns)[number]>
const columns = [
  'id',
  'sellerId',
  'method',
  'status',
  'amountCents',
  'accountId',
  'bankName',
  'bankLast4',
  'begunAt',
  'providerPayoutId',
  'attempt',
] as const

/** Locks a payout with its seller's money, which is always first. */
export async function lockPayout(tx: Tx, id: number): Promise<LockedPayout> {
  const { sellerId } = await findPayout(tx, id)
  await lockSellerMoney(tx, sellerId)
  return tx
    .selectFrom('payouts')
    .select(columns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export async function findPayout(db: Database | Tx, id: number): Promise<LockedPayout> {
  const payout = await db
    .selectFrom('payouts')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!payout) throw new Refusal('Not found', 404)
  return payout
}

/** What each of its orders brings, and what of that is sent. */
export async function ordersOf(db: Database | Tx, payoutId: number) {
  const rows = await db
    .selectFrom('payoutOrders')
    .select(['purchaseOrderId as orderId', 'netCents as net', 'sentCents as sent'])
    .where('payoutId', '=', payoutId)
    .orderBy('purchaseOrderId')
    .execute()
  return rows
}

/** A payout through the card provider. */
export type Sending = LockedPayout & { accountId: string }

const DAY_MS = 86_400_000
/** Clocks differ: what the provider made is looked for from a day before. */
export const before = (moment: Date) => new Date(moment.getTime() - DAY_MS)
