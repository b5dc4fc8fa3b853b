import { approveAccount } from '#server/accounts/lifecycle/approve-account.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { transact } from '#server/platform/database/transact.ts'
import { publishComplete } from '#server/products/seller-changes/publication.ts'
import { showApplication } from './application-json.ts'
import { approvedMail } from './application-mails.ts'
import { decide } from './application-store.ts'
import { refuseIfDecided, type Deciding, type Deps } from './deciding.ts'
import { lockApplication } from './find-application.ts'
import { mailLink } from './mail-link.ts'

/** Approves an applicant, also one denied before, and mails a sign-in link (decision B3). */
export async function approveApplication({ db, terms }: Deps, deciding: Deciding) {
  const { id, staff, requestId } = deciding
  return transact(db, async (tx) => {
    const application = await lockApplication(tx, id)
    refuseIfDecided(application, deciding, 'approved')
    const { userId, sellerId, addressProven, state, status } = application
    await decide(tx, id, { decision: 'approved', reason: null, decidedBy: staff.userId })
    await approveAccount(tx, userId)
    // Otherwise, when the first mailed link is used.
    if (sellerId !== null && addressProven) await publishComplete(tx, sellerId)
    const approved = await mailLink({ tx, terms }, application, approvedMail)
    await recordAct(tx, {
      actorUserId: staff.userId,
      act: 'application approved',
      subject: `user ${userId}`,
      before: { state, status },
      after: { state: approved.state, status: approved.status },
      requestId,
    })
    return showApplication(tx, approved)
  })
}
