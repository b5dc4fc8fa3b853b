import type { Member, Trader } from '#market/accounts/viewer.ts'
import type { FlowAnswer } from '#market/endpoint.ts'
import { manifestCells, manifestHeader } from '#market/manifests/manifest-cells.ts'
import { offerNumber } from '#market/offers/offer-number.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import type { FileFormat } from '#market/spreadsheets/file-format.ts'
import type { Database } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { spreadsheetFlow } from '#server/platform/spreadsheets/write-spreadsheet.ts'
import { sentManifest } from '#server/offers/manifest-of-line.ts'
import { manifestIdOf } from '#server/products/catalogue/manifest-id-of.ts'
import { findAnyOrder, findOrder, type PurchaseOrder } from '#server/purchase-orders/find-order.ts'
import { linesOf } from '#server/purchase-orders/order-lines.ts'
import { everyRow } from './manifest-store.ts'

type OfLot = { id: number; format: FileFormat }

/** The manifest that a lot has now. */
export async function manifestFile(db: Database, viewer: Member, { id, format }: OfLot) {
  const manifestId = await manifestIdOf(db, viewer, id)
  return fileOf(db, manifestId, { name: `manifest-${id}`, format })
}

type OfOfferLine = { offerId: number; lineId: number; format: FileFormat }

/** The manifest that the last turn of an offer was made with, to both its sides. */
export async function offerManifestFile(db: Database, viewer: Trader, line: OfOfferLine) {
  const { manifestId, number } = await sentManifest(db, viewer, line)
  const name = `${offerNumber(number)}-manifest-${line.lineId}`
  return fileOf(db, manifestId, { name, format: line.format })
}

type OfLine = { orderId: number; lineId: number; format: FileFormat }

/** The manifest that was agreed on with an order, to both its sides. */
export async function orderManifestFile(db: Database, viewer: Trader, line: OfLine) {
  return agreedFile(db, await findOrder(db, viewer, line.orderId), line)
}

/** The same to staff. */
export async function staffOrderManifestFile(db: Database, line: OfLine) {
  return agreedFile(db, await findAnyOrder(db, line.orderId), line)
}

async function agreedFile(db: Database, { id, number }: PurchaseOrder, wanted: OfLine) {
  const line = (await linesOf(db, [id])).find((each) => each.id === wanted.lineId)
  if (!line) throw new Refusal('Not found', 404)
  const name = `${poNumber(number)}-manifest-${line.id}`
  return fileOf(db, line.manifestId, { name, format: wanted.format })
}

type File = { name: string; format: FileFormat }

function fileOf(db: Database, manifestId: number | null, { name, format }: File): FlowAnswer {
  if (manifestId === null) throw new Refusal('This lot has no manifest', 404)
  const batches = cellsOf(db, manifestId)
  return spreadsheetFlow(format, { name, header: manifestHeader, batches })
}

async function* cellsOf(db: Database, manifestId: number) {
  for await (const rows of everyRow(db, manifestId))
    yield rows.map(({ msrpCents, ...row }) => manifestCells({ ...row, msrp_cents: msrpCents }))
}
