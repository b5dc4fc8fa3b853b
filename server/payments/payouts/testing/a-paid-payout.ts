import { cents } from '#market/money.ts'
import type { Database } from '#server/platform/database/database.ts'

/** For tests of lists: a payout by hand that was paid, of nothing in the ledger. */
export const aPaidPayout = (db: Database, sellerId: number) =>
  db
    .insertInto('payouts')
    .values({
      sellerId,
      method: 'bank',
      status: 'paid',
      amountCents: cents(100_00),
      bankName: 'First Bank',
      endedAt: new Date(),
    })
    .execute()
