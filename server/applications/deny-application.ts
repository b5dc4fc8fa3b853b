import { denyAccount } from '#server/accounts/lifecycle/deny-account.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { transact } from '#server/platform/database/transact.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import { hideAll } from '#server/products/seller-changes/publication.ts'
import { showApplication } from './application-json.ts'
import { mailFactsOf } from './application-mail-facts.ts'
import { deniedMail } from './application-mails.ts'
import { decide } from './application-store.ts'
import { refuseIfDecided, type Deciding, type Deps } from './deciding.ts'
import { findApplication, lockApplication } from './find-application.ts'

type Denying = Deciding & { reason: string }

/** Denies an applicant, or an approved one afterwards, and mails the reason (decision B3). */
export async function denyApplication({ db, terms }: Deps, denying: Denying) {
  const { id, staff, reason, requestId } = denying
  return transact(db, async (tx) => {
    const application = await lockApplication(tx, id)
    refuseIfDecided(application, denying, 'denied')
    const { userId, sellerId, state, status } = application
    await decide(tx, id, { decision: 'denied', reason, decidedBy: staff.userId })
    await denyAccount(tx, userId)
    if (sellerId !== null) await hideAll(tx, sellerId)
    const denied = await findApplication(tx, id)
    await recordAct(tx, {
      actorUserId: staff.userId,
      act: 'application denied',
      subject: `user ${userId}`,
      before: { state, status },
      after: { state: denied.state, status: denied.status, reason },
      requestId,
    })
    const wasApproved = state === 'approved'
    const mail = deniedMail(mailFactsOf(denied, terms), { reason, wasApproved })
    const key = `application:${id}:denied:${denied.decidedAt?.getTime()}`
    await writeMail(tx, { key, to: denied.email, ...mail })
    return showApplication(tx, denied)
  })
}
