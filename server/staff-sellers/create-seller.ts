import type { StaffViewer } from '#market/accounts/viewer.ts'
import { openSeller } from '#server/accounts/change-company.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { transact } from '#server/platform/database/transact.ts'
import { findSellerRow } from './find-seller-record.ts'
import type { SellerDeps } from './seller-deps.ts'
import { sellerRecordJson } from './seller-record-json.ts'

type Opening = { staff: StaffViewer; name: string; requestId: string }

/** Creates a seller without a user; staff manage the shop until a user is invited. */
export function createSeller({ db, terms }: SellerDeps, { staff, name, requestId }: Opening) {
  return transact(db, async (tx) => {
    const id = await openSeller(tx, { userId: null, name })
    await recordAct(tx, {
      actorUserId: staff.userId,
      act: 'seller created',
      subject: `seller ${id}`,
      after: { name },
      requestId,
    })
    return { data: sellerRecordJson(await findSellerRow(tx, id), terms) }
  })
}
