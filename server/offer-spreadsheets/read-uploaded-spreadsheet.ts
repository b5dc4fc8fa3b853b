import type { BuyerViewer } from '#market/accounts/viewer.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { inThread } from '#server/platform/spreadsheets/in-thread.ts'
import { readUpload } from '#server/uploads/read-upload.ts'
import type { OfferSpreadsheetDeps } from './offer-spreadsheet-deps.ts'
import type { FilledSpreadsheet } from './read-spreadsheet.ts'

/** An uploaded file, and which sheet of a workbook is meant. */
export type UploadedSheet = { key: string; sheet?: string | undefined }

/** What the buyer's own uploaded file offers; refuses what cannot be worked with as a whole. */
export async function readUploadedSpreadsheet(
  { uploads }: OfferSpreadsheetDeps,
  viewer: BuyerViewer,
  { key, sheet }: UploadedSheet,
) {
  const bytes = await readUpload(uploads, viewer, key)
  const spreadsheet = await inThread<FilledSpreadsheet>(
    new URL('spreadsheet-thread.ts', import.meta.url),
    { bytes, sheet },
    { site: uploads.db, account: viewer.userId },
  )
  if ('problem' in spreadsheet) throw new Refusal(spreadsheet.problem)
  return spreadsheet
}
