import type { Generated, JSONColumnType } from 'kysely'
import type { Cents } from '#market/money.ts'
import type { ShortAnswer } from '#market/purchase-orders/packing-shortage.ts'
import type { LineUnits, Short, ShortOutcome } from '#market/purchase-orders/short-at-packing.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { databaseNow } from '#server/platform/database/now.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    packingShortages: PackingShortagesTable
  }
}

type PackingShortagesTable = {
  purchaseOrderId: number
  missing: JSONColumnType<LineUnits[]>
  amountCents: Cents
  outcome: ShortOutcome
  reportedBy: number | null
  reportedAt: Generated<Date>
  answerBy: Date | null
  answer: ShortAnswer | null
  answeredAt: Date | null
}

type New = { orderId: number; short: Short; userId: number; answerBy: Date | null }

export const storeShortage = (tx: Tx, { orderId, short, userId, answerBy }: New) =>
  tx
    .insertInto('packingShortages')
    .values({
      purchaseOrderId: orderId,
      missing: JSON.stringify(short.missing),
      amountCents: short.amount,
      outcome: short.outcome,
      reportedBy: userId,
      answerBy,
    })
    .execute()

export const storeAnswer = async (tx: Tx, orderId: number, answer: ShortAnswer) =>
  tx
    .updateTable('packingShortages')
    .set({ answer, answeredAt: await databaseNow(tx) })
    .where('purchaseOrderId', '=', orderId)
    .execute()

/** The orders whose buyers did not answer in time. */
export const unansweredOrders = (db: Database, now: Date) =>
  db
    .selectFrom('packingShortages as s')
    .innerJoin('purchaseOrders as o', 'o.id', 's.purchaseOrderId')
    .select('o.id')
    .where('s.answer', 'is', null)
    .where('s.answerBy', '<=', now)
    .where('o.status', '=', 'awaiting_shipment')
    .orderBy('s.answerBy')
    .limit(500)
    .execute()
