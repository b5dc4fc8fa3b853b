import type { BuyerViewer } from '#market/accounts/viewer.ts'
import type { FilledSpreadsheet } from '#market/offer-spreadsheets/offer-reading.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { readSpreadsheet, type SentSpreadsheet } from '#server/uploads/read-spreadsheet.ts'
import type { OfferSpreadsheetDeps } from './offer-spreadsheet-deps.ts'

/** What the buyer's own uploaded file offers; refuses what cannot be worked with as a whole. */
export async function readUploadedSpreadsheet(
  { uploads }: OfferSpreadsheetDeps,
  viewer: BuyerViewer,
  sent: SentSpreadsheet,
) {
  const script = new URL('spreadsheet-thread.ts', import.meta.url)
  const file = await readSpreadsheet<FilledSpreadsheet>(uploads, viewer, { ...sent, script })
  if ('problem' in file) throw new Refusal(file.problem)
  return file
}
