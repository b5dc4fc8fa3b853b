import { FEE_ASKS_SECOND, feeAsksSecond } from '#market/approvals/approval-limits.ts'
import { changeSeller } from '#server/accounts/change-company.ts'
import { approvalNote, type Approvable } from '#server/approvals/approvable.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Terms } from '#server/settings/terms.ts'
import { lockSellerRow, type SellerRow } from './find-seller-record.ts'

/** Sets a fee that is further from the current or standard one than one administrator may go. */
export const approvableFee =
  (terms: Terms): Approvable<'fee'> =>
  async (tx, { subject_id: id, platform_fee_bps: wanted }) => {
    const seller = await lockSellerRow(tx, id)
    if (!changeAsksSecond(terms, seller, wanted)) throw new Refusal(NOBODY_NEEDED, 409)
    const before = seller.platformFeeBps
    return {
      subjectName: seller.name,
      stake: {
        act: 'fee',
        platform_fee_bps: wanted,
        before_bps: before,
        standard_fee_bps: terms.platformFeeBps,
      },
      carryOut: async (by) => {
        const set = { platformFeeBps: wanted }
        await changeSeller(tx, id, set)
        await recordAct(tx, {
          actorUserId: by.askedBy,
          act: 'seller fee changed',
          subject: `seller ${id}`,
          before: { platformFeeBps: before },
          after: { ...set, ...approvalNote(by) },
          requestId: by.requestId,
        })
      },
    }
  }

/** A fee of null is the standard one. */
export function changeAsksSecond(terms: Terms, seller: SellerRow, wanted: number | null) {
  const standard = terms.platformFeeBps
  const inForce = seller.platformFeeBps ?? standard
  return feeAsksSecond({ inForce, wanted: wanted ?? standard, standard })
}

/** A fee that needs approval must be requested alone: the rest of the edit is refused too. */
export function refuseLargeFee(terms: Terms, seller: SellerRow, wanted: number | null | undefined) {
  if (wanted === undefined || !changeAsksSecond(terms, seller, wanted)) return
  throw new Refusal(FEE_ASKS_SECOND, 409)
}

const NOBODY_NEEDED = 'This fee can be set without a second administrator'
