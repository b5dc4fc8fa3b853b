import { denyAccount } from '#server/accounts/lifecycle/deny-account.ts'
import { lockUser } from '#server/accounts/lock-user.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { applicationOf } from '#server/applications/application-of.ts'
import { denyApplication } from '#server/applications/deny-application.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import { hideAll } from '#server/products/seller-changes/publication.ts'
import type { Doing, PeopleDeps } from './people-deps.ts'
import { deniedMail } from './people-mails.ts'
import { findPerson } from './people-store.ts'

type Denying = Doing & { reason: string }

/** Denies a buyer or a seller. An application is denied with its user, so that the queue agrees. */
export async function denyPerson(deps: PeopleDeps, denying: Denying) {
  const { userId, staff, reason, requestId } = denying
  const application = await transact(deps.db, (tx) => applicationOf(tx, userId))
  if (application) {
    await denyApplication(deps, { id: application.id, staff, reason, requestId })
    return
  }
  await transact(deps.db, async (tx) => {
    await lockUser(tx, userId)
    const person = await findPerson(tx, userId)
    if (person.party === 'admin' || person.party === 'subscriber')
      throw new Refusal('Only buyers and sellers can be denied', 409)
    if (person.status === 'denied') throw new Refusal('This person was already denied', 409)
    await denyAccount(tx, userId)
    if (person.sellerId !== null) await hideAll(tx, person.sellerId)
    await recordAct(tx, {
      actorUserId: staff.userId,
      act: 'account denied',
      subject: `user ${userId}`,
      before: { status: person.status },
      after: { status: 'denied', reason },
      requestId,
    })
    const mail = deniedMail(person, reason)
    await writeMail(tx, { key: `account_denied:${requestId}`, to: person.email, ...mail })
  })
}
