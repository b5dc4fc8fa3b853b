import { magicLinkMail } from '#server/accounts/account-mails.ts'
import { createLink } from '#server/accounts/links/create-link.ts'
import { linkAddress } from '#server/accounts/links/link-address.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { transact } from '#server/platform/database/transact.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import type { Doing, PeopleDeps } from './people-deps.ts'
import { findPerson } from './people-store.ts'

/** Mails a new one-time link; the previous one stops working once the address is proven. Refused for accounts that may not get one (decisions B6, I8). */
export const sendPersonLink = ({ db, terms }: PeopleDeps, { userId, staff, requestId }: Doing) =>
  transact(db, async (tx) => {
    const person = await findPerson(tx, userId)
    const token = await createLink(tx, { userId, kind: 'magic' })
    const mail = magicLinkMail(linkAddress({ publicUrl: terms.publicUrl, kind: 'magic', token }))
    await writeMail(tx, { key: `person_link:${requestId}`, to: person.email, ...mail })
    await recordAct(tx, {
      actorUserId: staff.userId,
      act: 'link sent',
      subject: `user ${userId}`,
      requestId,
    })
  })
