import type { Member, Trader } from '#market/accounts/viewer.ts'
import type { FileAnswer } from '#market/endpoint.ts'
import { manifestCells, manifestHeader } from '#market/manifests/manifest-cells.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import { csvLines, csvText } from '#market/spreadsheets/write-csv.ts'
import type { Database } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { manifestIdOf } from '#server/products/catalogue/manifest-id-of.ts'
import { findAnyOrder, findOrder, type PurchaseOrder } from '#server/purchase-orders/find-order.ts'
import { linesOf } from '#server/purchase-orders/order-lines.ts'
import { everyRow } from './manifest-store.ts'

/** The manifest that a lot has now. */
export async function manifestFile(db: Database, viewer: Member, id: number) {
  return fileOf(db, await manifestIdOf(db, viewer, id), `manifest-${id}.csv`)
}

type Line = { orderId: number; lineId: number }

/** The manifest that was agreed on with an order, to both its sides. */
export async function orderManifestFile(db: Database, viewer: Trader, line: Line) {
  return agreedFile(db, await findOrder(db, viewer, line.orderId), line.lineId)
}

/** The same to staff. */
export async function staffOrderManifestFile(db: Database, line: Line) {
  return agreedFile(db, await findAnyOrder(db, line.orderId), line.lineId)
}

async function agreedFile(db: Database, { id, number }: PurchaseOrder, lineId: number) {
  const line = (await linesOf(db, [id])).find((each) => each.id === lineId)
  if (!line) throw new Refusal('Not found', 404)
  return fileOf(db, line.manifestId, `${poNumber(number)}-manifest-${line.id}.csv`)
}

async function fileOf(db: Database, manifestId: number | null, name: string): Promise<FileAnswer> {
  if (manifestId === null) throw new Refusal('This lot has no manifest', 404)
  const parts = [csvText([manifestHeader])]
  for await (const rows of everyRow(db, manifestId))
    parts.push(
      csvLines(
        rows.map(({ msrpCents, ...row }) => manifestCells({ ...row, msrp_cents: msrpCents })),
      ),
    )
  return { name, bytes: Buffer.from(parts.join('')) }
}
