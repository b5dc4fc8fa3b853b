import type { BuyerViewer } from '#market/accounts/viewer.ts'
import { sum } from '#market/money.ts'
import type { SpreadsheetPreview } from '#market/offer-spreadsheets/offer-spreadsheet-api.ts'
import { isGood, sellerTotals } from '#market/offer-spreadsheets/seller-totals.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { judgeNow } from './judge-now.ts'
import type { OfferSpreadsheetDeps } from './offer-spreadsheet-deps.ts'
import { findAdded } from './offer-spreadsheet-store.ts'
import type { SentSpreadsheet } from '#server/uploads/read-spreadsheet.ts'
import { readUploadedSpreadsheet } from './read-uploaded-spreadsheet.ts'

/** What adding a filled spreadsheet would do. */
export async function previewSpreadsheet(
  deps: OfferSpreadsheetDeps,
  viewer: BuyerViewer,
  uploaded: SentSpreadsheet,
): Promise<SpreadsheetPreview> {
  const { rows, emptyCount } = await readUploadedSpreadsheet(deps, viewer, uploaded)
  return readAtOnce(deps.db, async (tx) => {
    const { judged } = await judgeNow(tx, viewer, { rows, lock: false })
    const sellers = sellerTotals(judged)
    const goodCount = judged.filter(isGood).length
    return {
      rows: judged,
      sellers,
      total: sum(sellers.map(({ total }) => total)),
      good_count: goodCount,
      problem_count: judged.length - goodCount,
      empty_count: emptyCount,
      is_added: (await findAdded(tx, viewer, uploaded.key)) !== undefined,
    }
  })
}
