import type { z } from 'zod'
import { inDigits } from '#market/in-digits.ts'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { FlowAnswer } from '#market/endpoint.ts'
import { MOST_PAPERS_ZIPPED, type zipPapers as zipping } from '#market/papers/paper-api.ts'
import { paperCells, paperHeader } from '#market/papers/paper-cells.ts'
import { csvText } from '#market/spreadsheets/write-csv.ts'
import type { Database } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { zipOf, type ZipEntry } from '#server/platform/zip.ts'
import { findPaper, paperJson, papersOfMonth, type PaperRow } from './find-paper.ts'
import { paperPdf } from './paper-file.ts'

type Query = z.output<typeof zipping.query>

/** A month's papers of a seller in one file. Each is drawn when the one before it was read. */
export async function zipPapers(
  db: Database,
  viewer: SellerViewer,
  { month, kind }: Query,
): Promise<FlowAnswer> {
  const { sellerId } = viewer
  const rows = await papersOfMonth(db, { sellerId, month, kind, most: MOST_PAPERS_ZIPPED + 1 })
  if (rows.length === 0) throw new Refusal(`No documents of ${month}`, 404)
  if (rows.length > MOST_PAPERS_ZIPPED)
    throw new Refusal(
      `More than ${inDigits(MOST_PAPERS_ZIPPED)} documents: choose a kind, or export the list`,
    )
  const name = `lotline-invoices-${month}`
  return { name: `${name}.zip`, pieces: zipOf(entriesOf(db, viewer, { rows, name })) }
}

async function* entriesOf(
  db: Database,
  viewer: SellerViewer,
  { rows, name }: { rows: readonly PaperRow[]; name: string },
): AsyncGenerator<ZipEntry> {
  const list = csvText([paperHeader, ...rows.map((row) => paperCells(paperJson(row)))])
  yield { name: `${name}.csv`, pieces: once(list) }
  for (const { id } of rows) {
    const pdf = await paperPdf(await findPaper(db, viewer, id))
    yield { name: pdf.name, pieces: once(pdf.bytes) }
  }
}

async function* once(piece: string | Uint8Array) {
  yield piece
}
