import type { Cents } from '#market/money.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { issuingPapers } from '#server/purchase-orders/issuing-papers.ts'
import type { CreditedLine } from './paper-tables.ts'

type Credit = {
  orderId: number
  /** What it follows from, such as `refund 12`: of one order, the same cause is credited once. */
  cause: string
  /** Below zero: takes back what an earlier one credited, because the money did not reach the buyer. */
  amountCents: Cents
  feeCents: Cents
  /** Both sides read it. */
  reason: string
  lines?: CreditedLine[]
}

/** Notes, under the order's lock, what is given back of it: its credit note follows the invoice by a job. */
export async function issueCreditNote(tx: Tx, { orderId, lines, ...credit }: Credit) {
  const noted = await tx
    .insertInto('purchaseOrderCredits')
    .values({
      ...credit,
      purchaseOrderId: orderId,
      lines: lines ? JSON.stringify(lines) : null,
    })
    .onConflict((same) => same.columns(['purchaseOrderId', 'cause']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (noted) await enqueue(tx, issuingPapers, { orderId })
}
