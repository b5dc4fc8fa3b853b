import type { Generated, Selectable } from 'kysely'
import type { Cents } from '#market/money.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    debtPayments: DebtPaymentsTable
  }
}

type DebtPaymentsTable = {
  id: Generated<number>
  sellerId: number
  amountCents: Cents
  status: Generated<'opening' | 'open' | 'paid' | 'expired'>
  providerSessionId: string | null
  url: string | null
  paymentIntentId: string | null
  expiresAt: Date
  createdAt: Generated<Date>
}

const columns = [
  'id',
  'sellerId',
  'amountCents',
  'status',
  'providerSessionId',
  'url',
  'expiresAt',
  'createdAt',
] as const
export type DebtPayment = Pick<Selectable<DebtPaymentsTable>, (typeof columns)[number]>

export const openDebtPayment = (tx: Tx, sellerId: number): Promise<DebtPayment | undefined> =>
  tx
    .selectFrom('debtPayments')
    .select(columns)
    .where('sellerId', '=', sellerId)
    .where('status', 'in', ['opening', 'open'])
    .executeTakeFirst()

export const debtPaymentOf = (
  db: Database | Tx,
  sessionId: string,
): Promise<DebtPayment | undefined> =>
  db
    .selectFrom('debtPayments')
    .select(columns)
    .where('providerSessionId', '=', sessionId)
    .executeTakeFirst()

/** What a payment of ours was paid on. */
export const debtPaidBy = (
  db: Database | Tx,
  paymentIntentId: string | null,
): Promise<DebtPayment | undefined> =>
  db
    .selectFrom('debtPayments')
    .select(columns)
    .where('paymentIntentId', '=', paymentIntentId)
    .where('status', '=', 'paid')
    .executeTakeFirst()

export const startDebtPayment = (
  tx: Tx,
  payment: { sellerId: number; amountCents: Cents; expiresAt: Date },
): Promise<DebtPayment> =>
  tx.insertInto('debtPayments').values(payment).returning(columns).executeTakeFirstOrThrow()

/** Pages that may be paid on, and places whose page was never heard of. */
export const unsettledDebtPayments = (db: Database) =>
  db
    .selectFrom('debtPayments')
    .select(['id', 'providerSessionId', 'expiresAt'])
    .where('status', 'in', ['opening', 'open'])
    .execute()

export const expireDebtPayment = (db: Database | Tx, id: number) =>
  db
    .updateTable('debtPayments')
    .set({ status: 'expired', url: null })
    .where('id', '=', id)
    .where('status', 'in', ['opening', 'open'])
    .execute()
