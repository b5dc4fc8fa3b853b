import { sql } from 'kysely'
import { cents, type Cents } from '#market/money.ts'
import type { PackingShortage, ShortAnswer } from '#market/purchase-orders/packing-shortage.ts'
import type { LineUnits, ShortOutcome } from '#market/purchase-orders/short-at-packing.ts'
import type { PurchaseOrderStatus } from '#market/purchase-orders/purchase-order.ts'
import type { Tx } from '#server/platform/database/database.ts'

export type KeptShortage = {
  missing: LineUnits[]
  amountCents: Cents
  outcome: ShortOutcome
  reportedAt: string
  answerBy: string | null
  answer: ShortAnswer | null
}

/** What the order `o` was short of at packing, if anything. */
export const shortageOfOrder = sql<KeptShortage | null>`(select json_build_object('missing', s.missing,
    'amountCents', s.amount_cents, 'outcome', s.outcome, 'reportedAt', s.reported_at, 'answerBy', s.answer_by,
    'answer', s.answer)
  from packing_shortages s where s.purchase_order_id = o.id)`

type Short = { status: PurchaseOrderStatus; shortage: KeptShortage | null }

/** Whether an order waits for its buyer to accept fewer units. */
export const waitsForBuyer = ({ status, shortage }: Short) =>
  status === 'awaiting_shipment' && shortage?.outcome === 'ask_buyer' && shortage.answer === null

/** The same of the order `o`. */
export const isWaitingForBuyer = sql<boolean>`(o.status = 'awaiting_shipment' and exists (
  select from packing_shortages s where s.purchase_order_id = o.id and s.outcome = 'ask_buyer' and s.answer is null))`

export const shortageJson = ({ status, shortage }: Short): PackingShortage | null =>
  shortage && {
    missing: shortage.missing,
    amount_cents: cents(shortage.amountCents),
    outcome: shortage.outcome,
    reported_at: new Date(shortage.reportedAt).toISOString(),
    answer_by: shortage.answerBy === null ? null : new Date(shortage.answerBy).toISOString(),
    answer: shortage.answer,
    is_waiting: waitsForBuyer({ status, shortage }),
  }

/** Read again under the order's lock: what was read while waiting for it may be older. */
export async function readShortage(tx: Tx, orderId: number) {
  const { rows } = await sql<{ shortage: KeptShortage | null }>`
    select ${shortageOfOrder} as shortage from purchase_orders o where o.id = ${orderId}`.execute(
    tx,
  )
  return rows[0]?.shortage ?? null
}

type LineOfOrder = { id: number; productId: number; quantity: number }

/** What goes back on the shelf of a canceled order: what was missing at packing does not exist. */
export async function foundUnits(tx: Tx, orderId: number, lines: readonly LineOfOrder[]) {
  const missing = (await readShortage(tx, orderId))?.missing ?? []
  return lines.flatMap(({ id, productId, quantity }) => {
    const found = quantity - (missing.find(({ line_id: lineId }) => lineId === id)?.quantity ?? 0)
    return found > 0 ? [{ productId, quantity: found }] : []
  })
}
