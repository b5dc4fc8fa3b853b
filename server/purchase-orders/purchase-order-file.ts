import type { Trader } from '#market/accounts/viewer.ts'
import type { FileAnswer } from '#market/endpoint.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import { DEFAULT_TIME_ZONE } from '#market/time-zone.ts'
import { timeZoneAt, timeZoneOf } from '#server/accounts/time-zone-of.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { AttachedFile } from '#server/platform/mail/attachment.ts'
import { coverageOfOrders } from '#server/resale-certificates/coverage-of-orders.ts'
import { findAnyOrder, findOrder, type PurchaseOrder } from './find-order.ts'
import { linesOf } from './order-lines.ts'
import { orderSheet } from './pdf/order-sheet.ts'
import { printSheet } from './pdf/print-sheet.ts'
import { agreementOnOrder, signaturesOf } from './resale-agreements.ts'
import { turnsOf } from './turns-of.ts'

/** A viewer's own order as a PDF, as it stands now. */
export const purchaseOrderFile = async (db: Database, viewer: Trader, id: number) =>
  fileOf(db, await findOrder(db, viewer, id), await timeZoneOf(db, viewer.userId))

/** The same for a mail to one of its sides. */
export async function attachedOrder(db: Database, id: number, to: string): Promise<AttachedFile> {
  const file = await fileOf(db, await findAnyOrder(db, id), await timeZoneAt(db, to))
  return { ...file, type: 'application/pdf' }
}

async function fileOf(
  db: Database,
  order: PurchaseOrder,
  timeZone: string | null,
): Promise<FileAnswer> {
  const lines = await linesOf(db, [order.id])
  const signatures = (await signaturesOf(db, [order.offerId])).get(order.offerId) ?? []
  const agreement = agreementOnOrder(lines, signatures)
  const sheet = orderSheet(order, {
    lines,
    agreement,
    coverage: (await coverageOfOrders(db, [order]))(order.id),
    turns: await turnsOf(db, order.offerId),
    timeZone: timeZone ?? DEFAULT_TIME_ZONE,
  })
  return { name: `${poNumber(order.number)}.pdf`, bytes: await printSheet(sheet) }
}
