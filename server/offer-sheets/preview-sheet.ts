import type { BuyerViewer } from '#market/accounts/viewer.ts'
import { sum } from '#market/money.ts'
import type { SheetPreview } from '#market/offer-sheets/offer-sheet-api.ts'
import { isGood, sellerTotals } from '#market/offer-sheets/seller-totals.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { judgeNow } from './judge-now.ts'
import type { OfferSheetDeps } from './offer-sheet-deps.ts'
import { findAdded } from './offer-sheet-store.ts'
import { readUploadedSheet } from './read-uploaded-sheet.ts'

/** What adding a filled sheet would do. */
export async function previewSheet(
  deps: OfferSheetDeps,
  viewer: BuyerViewer,
  key: string,
): Promise<SheetPreview> {
  const { rows, emptyCount } = await readUploadedSheet(deps, viewer, key)
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
      is_added: (await findAdded(tx, viewer, key)) !== undefined,
    }
  })
}
