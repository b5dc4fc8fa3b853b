import { sql, type Generated } from 'kysely'
import { cents, type Cents } from '#market/money.ts'
import type { DisputeStatus } from '#market/purchase-orders/dispute.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import type { FoundDispute } from './provider.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    disputes: DisputesTable
  }
}

/** Chargebacks and fraud warnings on our payments, as the provider says they are. */
type DisputesTable = {
  id: string
  /** Null of what a seller paid of its debt. */
  purchaseOrderId: number | null
  debtPaymentId: number | null
  paymentIntentId: string
  status: DisputeStatus
  amountCents: Cents
  /** What the provider takes for it. */
  feeCents: Generated<Cents>
  reason: string
  respondBy: Date | null
  /** How often what the provider says of it has changed. */
  revision: Generated<number>
  createdAt: Date
}

export const findDispute = (db: Database | Tx, id: string) =>
  db
    .selectFrom('disputes')
    .select(['status', 'amountCents', 'feeCents', 'reason', 'respondBy', 'revision'])
    .where('id', '=', id)
    .executeTakeFirst()

type Kept = NonNullable<Awaited<ReturnType<typeof findDispute>>>

export const isSame = (kept: Kept | undefined, found: FoundDispute) =>
  kept !== undefined &&
  kept.status === found.status &&
  kept.amountCents === found.amount &&
  kept.feeCents === Math.max(0, found.fee) &&
  kept.reason === found.reason &&
  kept.respondBy?.getTime() === found.respondBy?.getTime()

type About = { orderId: number } | { debtPaymentId: number }

export async function saveDispute(tx: Tx, found: FoundDispute, about: About) {
  const of =
    'orderId' in about ? { purchaseOrderId: about.orderId } : { debtPaymentId: about.debtPaymentId }
  const { id, status, amount, fee, reason, respondBy, createdAt } = found
  const paymentIntentId = found.paymentIntentId ?? ''
  const said = { status, amountCents: amount, feeCents: cents(Math.max(0, fee)), reason, respondBy }
  await tx
    .insertInto('disputes')
    .values({ id, ...of, paymentIntentId, ...said, createdAt })
    .onConflict((known) =>
      known.column('id').doUpdateSet({ ...said, revision: sql<number>`disputes.revision + 1` }),
    )
    .execute()
}
