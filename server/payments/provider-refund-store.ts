import { sql, type Selectable } from 'kysely'
import { cents, type Cents } from '#market/money.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import type { ProviderRefundsTable } from './payment-tables.ts'
import type { MadeRefund, RefundStatus } from './provider.ts'

type KeptRefund = Pick<
  Selectable<ProviderRefundsTable>,
  'status' | 'amountCents' | 'refundId' | 'partialRefundId'
>

export async function findMadeRefund(
  db: Database | Tx,
  id: string,
): Promise<KeptRefund | undefined> {
  return db
    .selectFrom('providerRefunds')
    .select(['status', 'amountCents', 'refundId', 'partialRefundId'])
    .where('id', '=', id)
    .executeTakeFirst()
}

const ORDER: Record<RefundStatus, number> = { pending: 0, succeeded: 1, failed: 2 }

/** Whether a reading says what is not kept yet; one that was on its way for long may say less. */
export const isNews = (made: MadeRefund, kept: KeptRefund | undefined) =>
  kept === undefined ||
  ORDER[made.status] > ORDER[kept.status] ||
  (made.status === kept.status && made.amount !== kept.amountCents)

type Saved = {
  made: MadeRefund
  orderId: number
  paymentIntentId: string
  refundId: number | null
  partialRefundId: number | null
}

export async function saveMadeRefund(tx: Tx, { made, orderId, paymentIntentId, ...ours }: Saved) {
  const said = { status: made.status, amountCents: made.amount, ...ours }
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

/**
 * How much of a payment was refunded, or is on its way, including refunds made by hand. What staff decided to give back
 * in part counts from then on, whatever becomes of it at the provider.
 */
export async function returnedOf(tx: Tx, paymentIntentId: string): Promise<Cents> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0)::bigint as cents from (
      select amount_cents from provider_refunds
      where payment_intent_id = ${paymentIntentId} and status <> 'failed' and partial_refund_id is null
      union all
      select amount_cents from partial_refunds where payment_intent_id = ${paymentIntentId}
    ) back`.execute(tx)
  return cents(rows[0]?.cents ?? 0)
}
