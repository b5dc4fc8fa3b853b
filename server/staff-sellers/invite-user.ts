import { approveAccount } from '#server/accounts/lifecycle/approve-account.ts'
import { changeSeller } from '#server/accounts/change-company.ts'
import { createAccount } from '#server/accounts/lifecycle/create-account.ts'
import { enqueueAddressChanges } from '#server/accounts/address-change-job.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { lockSellerRow } from './find-seller-record.ts'
import { mailInvitation } from './mail-invitation.ts'
import type { Handling, SellerDeps } from './seller-deps.ts'

type Inviting = Handling & { email: string; fullName: string | undefined }

/** Creates a seller's user, approved by the invitation itself, and mails the link. */
export function inviteUser(deps: SellerDeps, { id, staff, requestId, ...invited }: Inviting) {
  return transact(deps.db, async (tx) => {
    const { userId: user, name } = await lockSellerRow(tx, id)
    if (user !== null) throw new Refusal('This seller already has a user', 409)
    const { email, fullName = name } = invited
    const userId = await createAccount(tx, { email, fullName })
    await changeSeller(tx, id, { userId })
    await approveAccount(tx, userId)
    const data = await mailInvitation({ ...deps, tx }, id)
    await recordAct(tx, {
      actorUserId: staff.userId,
      act: 'seller user invited',
      subject: `seller ${id}`,
      after: { user_id: userId, email },
      requestId,
    })
    await enqueueAddressChanges(tx)
    return { data }
  })
}
