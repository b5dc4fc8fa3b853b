import type { Selectable } from 'kysely'
import { cents, type Cents } from '#market/money.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import type { ProviderRefundsTable } from './payment-tables.ts'
import type { MadeRefund, RefundStatus } from './provider.ts'

type KeptRefund = Pick<Selectable<ProviderRefundsTable>, 'status' | 'amountCents' | 'refundId'>

export async function findMadeRefund(
  db: Database | Tx,
  id: string,
): Promise<KeptRefund | undefined> {
  return db
    .selectFrom('providerRefunds')
    .select(['status', 'amountCents', 'refundId'])
    .where('id', '=', id)
    .executeTakeFirst()
}

const ORDER: Record<RefundStatus, number> = { pending: 0, succeeded: 1, failed: 2 }

/** Whether a reading says what is not kept yet; one that was on its way for long may say less. */
export const isNews = (made: MadeRefund, kept: KeptRefund | undefined) =>
  kept === undefined ||
  ORDER[made.status] > ORDER[kept.status] ||
  (made.status === kept.status && made.amount !== kept.amountCents)

type Saved = { made: MadeRefund; orderId: number; paymentIntentId: string; refundId: number | null }

export async function saveMadeRefund(tx: Tx, { made, orderId, paymentIntentId, refundId }: Saved) {
  const said = { status: made.status, amountCents: made.amount, refundId }
  await tx
    .insertInto('providerRefunds')
    .values({
      ...said,
      id: made.id,
      purchaseOrderId: orderId,
      paymentIntentId,
      createdAt: made.createdAt,
    })
    .onConflict((known) => known.column('id').doUpdateSet(said))
    .execute()
}

/** How much of a payment was refunded, or is on its way, including refunds made by hand. */
export async function returnedOf(tx: Tx, paymentIntentId: string): Promise<Cents> {
  const { sum } = await tx
    .selectFrom('providerRefunds')
    .select(({ fn }) => fn.sum<string | null>('amountCents').as('sum'))
    .where('paymentIntentId', '=', paymentIntentId)
    .where('status', '!=', 'failed')
    .executeTakeFirstOrThrow()
  return cents(Number(sum ?? 0))
}
