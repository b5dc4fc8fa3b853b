import { sql } from 'kysely'
import type { FileAnswer } from '#market/endpoint.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import { DEFAULT_TIME_ZONE } from '#market/time-zone.ts'
import { timeZoneOf } from '#server/accounts/time-zone-of.ts'
import { coverageOfOrders } from '#server/resale-certificates/coverage-of-orders.ts'
import { messagesOf } from '#server/messages/messages-of.ts'
import { paymentsOf } from '#server/payments/payments-of.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { linesOf } from '#server/purchase-orders/order-lines.ts'
import { printSheet } from '#server/purchase-orders/pdf/print-sheet.ts'
import { agreementOnOrder, signaturesOf } from '#server/purchase-orders/resale-agreements.ts'
import { turnsOf } from '#server/purchase-orders/turns-of.ts'
import { findStaffOrder, historyOf } from '../find-staff-order.ts'
import { evidenceSheet } from './evidence-sheet.ts'

/** All that we know about an order, for the bank of the card that paid it. */
export async function evidenceFile(
  db: Database,
  { userId }: { userId: number },
  id: number,
): Promise<FileAnswer> {
  const timeZone = (await timeZoneOf(db, userId)) ?? DEFAULT_TIME_ZONE
  const sheet = await readAtOnce(db, (tx) => gather(tx, id, timeZone))
  return { name: `evidence-${sheet.number}.pdf`, bytes: await printSheet(sheet) }
}

async function gather(tx: Tx, id: number, timeZone: string) {
  const order = await findStaffOrder(tx, id)
  const lines = await linesOf(tx, [id])
  const signatures = (await signaturesOf(tx, [order.offerId])).get(order.offerId) ?? []
  return {
    ...evidenceSheet(order, {
      lines,
      agreement: agreementOnOrder(lines, signatures),
      coverage: (await coverageOfOrders(tx, [order]))(id),
      turns: await turnsOf(tx, order.offerId),
      digests: await digestsOf(tx, order.offerId),
      history: await historyOf(tx, id),
      messages: await messagesOf(tx, order.offerId),
      payments: await paymentsOf(tx, id),
      timeZone,
    }),
    number: poNumber(order.number),
  }
}

/** Of each turn, in which all before it are contained. */
async function digestsOf(tx: Tx, offerId: number) {
  const { rows } = await sql<{ digest: string | null }>`
    select encode(chain_hash, 'hex') as digest from offer_revisions
    where offer_id = ${offerId} order by revision`.execute(tx)
  return rows.map(({ digest }) => digest)
}
