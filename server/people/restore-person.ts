import { approveAccount } from '#server/accounts/lifecycle/approve-account.ts'
import { lockUser } from '#server/accounts/lock-user.ts'
import { linkAddress } from '#server/accounts/links/link-address.ts'
import { createLink } from '#server/accounts/links/create-link.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { applicationOf } from '#server/applications/application-of.ts'
import { approveApplication } from '#server/applications/approve-application.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import { publishComplete } from '#server/products/seller-changes/publication.ts'
import type { Doing, PeopleDeps } from './people-deps.ts'
import { restoredMail } from './people-mails.ts'
import { findPerson } from './people-store.ts'

/** Restores a denied account; a seller's complete products are listed again. */
export async function restorePerson(deps: PeopleDeps, { userId, staff, requestId }: Doing) {
  const application = await transact(deps.db, (tx) => applicationOf(tx, userId))
  if (application?.decision === null)
    throw new Refusal('This application is still waiting: decide it in the queue', 409)
  if (application) {
    await approveApplication(deps, { id: application.id, staff, seen: 'denied', requestId })
    return
  }
  await transact(deps.db, async (tx) => {
    await lockUser(tx, userId)
    const person = await findPerson(tx, userId)
    if (person.status !== 'denied') throw new Refusal('This person is not denied', 409)
    await approveAccount(tx, userId)
    if (person.sellerId !== null) await publishComplete(tx, person.sellerId)
    const { status } = await findPerson(tx, userId)
    await recordAct(tx, {
      actorUserId: staff.userId,
      act: 'account restored',
      subject: `user ${userId}`,
      before: { status: person.status },
      after: { status },
      requestId,
    })
    const token = await createLink(tx, { userId, kind: 'magic' })
    const link = linkAddress({ publicUrl: deps.terms.publicUrl, kind: 'magic', token })
    const mail = restoredMail(person, link)
    await writeMail(tx, { key: `account_restored:${requestId}`, to: person.email, ...mail })
  })
}
