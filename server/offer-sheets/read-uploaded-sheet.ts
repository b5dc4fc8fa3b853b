import type { BuyerViewer } from '#market/accounts/viewer.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { inThread } from '#server/platform/spreadsheets/in-thread.ts'
import { readUpload } from '#server/uploads/read-upload.ts'
import type { OfferSheetDeps } from './offer-sheet-deps.ts'
import type { FilledSheet } from './read-sheet.ts'

/** What the buyer's own uploaded file offers; refuses what cannot be worked with as a whole. */
export async function readUploadedSheet(
  { uploads }: OfferSheetDeps,
  viewer: BuyerViewer,
  key: string,
) {
  const bytes = await readUpload(uploads, viewer, key)
  const sheet = await inThread<FilledSheet>(new URL('sheet-thread.ts', import.meta.url), bytes)
  if ('problem' in sheet) throw new Refusal(sheet.problem)
  return sheet
}
