import { changeEmail } from '#server/accounts/lifecycle/change-email.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { lockSellerRow, type SellerRow } from './find-seller-record.ts'
import { mailInvitation } from './mail-invitation.ts'
import type { Handling, SellerDeps } from './seller-deps.ts'

type Resending = Handling & { email: string | undefined }

/** Mails a new link to a user without a password, to a new address if one is given. */
export function resendInvitation(deps: SellerDeps, { id, staff, requestId, email }: Resending) {
  return transact(deps.db, async (tx) => {
    const seller = await lockSellerRow(tx, id)
    refuseIfNotInvited(seller)
    const isMoved = email !== undefined && email.toLowerCase() !== seller.email.toLowerCase()
    if (isMoved && seller.userId !== null) await changeEmail(tx, seller.userId, email)
    const data = await mailInvitation({ ...deps, tx }, id)
    await recordAct(tx, {
      actorUserId: staff.userId,
      act: 'invitation resent',
      subject: `seller ${id}`,
      ...(isMoved && { before: { email: seller.email }, after: { email } }),
      requestId,
    })
    return { data }
  })
}

function refuseIfNotInvited({ userId, status, hasPassword }: SellerRow) {
  if (userId === null) throw new Refusal('No one is invited for this seller', 409)
  if (hasPassword) throw new Refusal('This user already has a password', 409)
  if (status !== 'approved') throw new Refusal('This user is not approved', 409)
}
