import type { BuyerViewer } from '#market/accounts/viewer.ts'
import type { Report as ReportAsSent } from '#market/claims/claim-form.ts'
import { transact } from '#server/platform/database/transact.ts'
import { findOrder, lockOrder } from '#server/purchase-orders/find-order.ts'
import { privateCopiesOf } from '#server/uploads/develop-photo.ts'
import type { Uploads } from '#server/uploads/uploads.ts'
import type { ClaimDeps } from './claim-deps.ts'
import type { ClaimPhoto } from './claim-store.ts'
import { openClaims, type Report } from './open-claims.ts'
import { showClaims } from './read-claims.ts'

const SMALL = 200
const LARGE = 1200

type Reported = { orderId: number; lines: ReportAsSent[] }

/** Photos are read before the order is locked. */
export async function reportProblems(
  deps: ClaimDeps,
  viewer: BuyerViewer,
  { orderId, lines }: Reported,
) {
  const { db, uploads, terms, claimWindowDays } = deps
  await findOrder(db, viewer, orderId)
  const reports: Report[] = []
  for (const { line_id: lineId, photo_keys: keys, ...report } of lines)
    reports.push({ ...report, lineId, photos: await readPhotos(uploads, viewer, keys) })
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, viewer, orderId)
    await openClaims({ tx, terms, claimWindowDays }, order, { by: viewer, reports })
    return showClaims(tx, order, { party: 'buyer', claimWindowDays })
  })
}

/** The photos that a buyer uploaded, which never become public. */
async function readPhotos(
  uploads: Uploads,
  owner: { userId: number },
  keys: readonly string[],
): Promise<ClaimPhoto[]> {
  const photos = []
  for (const key of new Set(keys)) {
    const copies = await privateCopiesOf(uploads, owner, key)
    const [small, large] = [copies.get(SMALL), copies.get(LARGE)]
    if (small && large) photos.push({ small, large })
  }
  return photos
}
