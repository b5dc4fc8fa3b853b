import { inDigits } from '#market/in-digits.ts'
import { arrivedWords, type ArrivedLine } from '#market/purchase-orders/arrived-line.ts'
import type { Trader } from '#market/accounts/viewer.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { PurchaseOrder } from './find-order.ts'
import { linesOf } from './order-lines.ts'

export type MissingLine = { lineId: number; quantity: number }

/** What claims know of a locked order that is received: the lines as they count, and the way to report what is missing. */
export type ReportsMissing = {
  countable: (
    tx: Tx,
    orderId: number,
  ) => Promise<Map<number, { expected: number; missing: (arrived: number) => number }>>
  report: (
    tx: Tx,
    order: PurchaseOrder,
    count: { by: Trader; lines: readonly MissingLine[] },
  ) => Promise<void>
}

/** Keeps what a buyer counted of a locked order, a line that it did not name being all there. */
export async function keepArrived(
  tx: Tx,
  order: PurchaseOrder,
  { counted, reports }: { counted: readonly ArrivedLine[]; reports: ReportsMissing },
) {
  const lines = await linesOf(tx, [order.id])
  const countable = await reports.countable(tx, order.id)
  for (const [at, { line_id: id, arrived }] of counted.entries()) {
    const line = lines.find((each) => each.id === id)
    if (!line) throw refusal(at, 'line_id', 'This line is not in the order.')
    if (counted.findIndex(({ line_id: other }) => other === id) !== at)
      throw refusal(at, 'line_id', 'Count each line once.')
    if (arrived > line.quantity)
      throw refusal(at, 'arrived', `Only ${inDigits(line.quantity)} were ordered.`)
  }
  const kept = lines.map(({ id, quantity }) => {
    const { expected, missing } = countable.get(id) ?? { expected: quantity, missing: () => 0 }
    const units = counted.find(({ line_id: line }) => line === id)?.arrived ?? expected
    return { id, expected, units, missing: missing(units) }
  })
  await tx
    .insertInto('receivedUnits')
    .values(kept.map(({ id, units }) => ({ lineId: id, purchaseOrderId: order.id, units })))
    .execute()
  const missing = kept.filter((line) => line.missing > 0)
  const total = (of: 'units' | 'expected') => kept.reduce((all, line) => all + line[of], 0)
  return {
    words: arrivedWords(total('units'), total('expected')),
    missing: missing.map((line) => ({ lineId: line.id, quantity: line.missing })),
  }
}

const refusal = (at: number, field: string, message: string) =>
  new Refusal(message, 422, { fields: { [`lines.${at}.${field}`]: [message] } })
