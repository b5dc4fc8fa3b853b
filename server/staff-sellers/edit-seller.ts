import type { SellerFields } from '#market/staff-sellers/seller-fields.ts'
import { changeSeller } from '#server/accounts/change-company.ts'
import { reachSellerMilestone } from '#server/accounts/reach-milestone.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { requireFreshCode } from '#server/accounts/second-factor/require-fresh-code.ts'
import { shopPicture } from '#server/applications/shop-picture.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { propagateSellerChange } from '#server/products/seller-changes/propagate-seller-change.ts'
import { refuseLargeFee } from './approvable-fee.ts'
import { findSellerRow, lockSellerRow, type SellerRow } from './find-seller-record.ts'
import type { Handling, SellerDeps } from './seller-deps.ts'
import { sellerRecordJson } from './seller-record-json.ts'
import { actingForSeller } from './acting-for-seller.ts'

type Editing = Handling & { given: SellerFields }

/** Changes the fields given; a fee applies to later orders (decision E1). */
export async function editSeller(deps: SellerDeps, { id, staff, given, requestId }: Editing) {
  const stored = await findSellerRow(deps.db, id)
  // Checked before the pictures are processed, and again in case the fee changed meanwhile.
  if (changesFee(given, stored)) requireFreshCode(staff)
  refuseLargeFee(deps.terms, stored, given.platform_fee_bps)
  const [logo, banner] = [await pictureFor('logo'), await pictureFor('banner')]
  return transact(deps.db, async (tx) => {
    const before = await lockSellerRow(tx, id)
    if (changesFee(given, before)) requireFreshCode(staff)
    refuseLargeFee(deps.terms, before, given.platform_fee_bps)
    const { set, changed } = changesTo(before, { ...columnsOf(given), logo, banner })
    if (changed) {
      await changeSeller(tx, id, set)
      await propagateSellerChange(tx, id)
      await finishSettingUp(tx, before)
      await recordAct(tx, {
        actorUserId: staff.userId,
        act: changed.onlyFee ? 'seller fee changed' : 'seller edited',
        subject: `seller ${id}`,
        before: changed.before,
        after: set,
        requestId,
      })
    }
    return { data: sellerRecordJson(await findSellerRow(tx, id), deps.terms) }
  })

  async function pictureFor(field: 'logo' | 'banner') {
    const key = given[field]
    if (!key) return key
    const picture = { field: `seller.${field}`, key, stored: stored[field] }
    return shopPicture(deps.uploads, actingForSeller(staff, id), picture)
  }
}

const changesFee = ({ platform_fee_bps: fee }: SellerFields, { platformFeeBps }: SellerRow) =>
  fee !== undefined && fee !== platformFeeBps

const columnsOf = (given: SellerFields) => ({
  name: given.name,
  description: given.description,
  tiktokHandle: given.tiktok_handle,
  tiktokCount: given.tiktok_count,
  instaHandle: given.insta_handle,
  instagramCount: given.instagram_count,
  platformFeeBps: given.platform_fee_bps,
})
type Columns = ReturnType<typeof columnsOf> & {
  logo: string | null | undefined
  banner: string | null | undefined
}

function changesTo(before: SellerRow, wanted: Columns) {
  const shown: Record<string, unknown> = before
  const changes = Object.entries(wanted).filter(
    ([column, value]) => value !== undefined && value !== shown[column],
  )
  const names = changes.map(([column]) => column)
  return {
    set: Object.fromEntries(changes),
    changed: names.length > 0 && {
      onlyFee: names.every((name) => name === 'platformFeeBps'),
      before: Object.fromEntries(names.map((name) => [name, shown[name]])),
    },
  }
}

/** A description may complete the shop, which lists its products (decision B5). */
async function finishSettingUp(tx: Tx, { userId }: SellerRow) {
  if (userId !== null) await reachSellerMilestone(tx, userId)
}
