import { sql, type Generated } from 'kysely'
import type { Cents } from '#market/money.ts'
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
  purchaseOrderId: number
  paymentIntentId: string
  status: DisputeStatus
  amountCents: Cents
  reason: string
  respondBy: Date | null
  /** How often what the provider says of it has changed. */
  revision: Generated<number>
  createdAt: Date
}

export const findDispute = (db: Database | Tx, id: string) =>
  db
    .selectFrom('disputes')
    .select(['status', 'amountCents', 'reason', 'respondBy', 'revision'])
    .where('id', '=', id)
    .executeTakeFirst()

type Kept = NonNullable<Awaited<ReturnType<typeof findDispute>>>

export const isSame = (kept: Kept | undefined, found: FoundDispute) =>
  kept !== undefined &&
  kept.status === found.status &&
  kept.amountCents === found.amount &&
  kept.reason === found.reason &&
  kept.respondBy?.getTime() === found.respondBy?.getTime()

type Saved = { found: FoundDispute; orderId: number; paymentIntentId: string }

export async function saveDispute(tx: Tx, { found, orderId, paymentIntentId }: Saved) {
  const { id, status, amount, reason, respondBy, createdAt } = found
  const said = { status, amountCents: amount, reason, respondBy }
  await tx
    .insertInto('disputes')
    .values({ id, purchaseOrderId: orderId, paymentIntentId, ...said, createdAt })
    .onConflict((known) =>
      known.column('id').doUpdateSet({ ...said, revision: sql<number>`disputes.revision + 1` }),
    )
    .execute()
}
