import { mayHaveLink, type LinkKind } from '#market/accounts/account-link.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { isMailWritten } from '#server/platform/mail/mail-written.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import type { AccountTerms } from '#server/settings/terms.ts'
import { ownerOfLink, secondsToNextLink } from './account-link-store.ts'
import { confirmationMail, magicLinkMail, resetMail } from '../account-mails.ts'
import { linkMailing, type LinkAsked } from './ask-for-link.ts'
import { linkAddress } from './link-address.ts'
import { createLink } from './create-link.ts'
import { isOpen } from '../is-account-open.ts'
import { lockPerson, isInvited, type Person } from '../person-store.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { findUserByEmail } from '../user-store.ts'

type Deps = { db: Database; terms: AccountTerms }

/**
 * Mails the link that somebody asked for, if there is such an account and it may have one. After three in an
 * hour that strangers may have asked for, they come ten minutes apart: a mailbox is not flooded, a link has time to be
 * used before the next one ends it, and the owner's own wish is met by one of them.
 */
export const sendSignInLink = ({ db, terms }: Deps, asked: LinkAsked) =>
  transact(db, async (tx) => {
    const { addressee, requestId } = asked
    const userId = await findAddressee(tx, asked.kind, addressee)
    const person = userId === undefined ? undefined : await lockPerson(tx, userId)
    if (!person || !isOpen(person, terms)) return
    const kind = isInvited(person) ? 'reset' : asked.kind
    if (!mayHaveLink(kind, person.standing)) return
    const key = `${kind}_link:${requestId}`
    // Done before: another link would end the one that is already on its way.
    if (await isMailWritten(tx, key)) return
    const wait = asked.isKnown ? 0 : await secondsToNextLink(tx, { userId: person.userId, kind })
    if (wait > 0) {
      const runAt = new Date(Date.now() + wait * 1000)
      return enqueue(tx, linkMailing, asked, { key: `${kind}_link:${person.userId}`, runAt })
    }
    const token = await createLink(tx, { userId: person.userId, kind })
    const link = linkAddress({ publicUrl: terms.publicUrl, kind, token })
    const mail = mailOf(kind, person)(link)
    await writeMail(tx, { key, to: person.email, ...mail, urgency: 'first' })
    await recordAct(tx, {
      actorUserId: null,
      act: kind === 'magic' ? 'sign-in link sent' : 'reset link sent',
      subject: `user ${person.userId}`,
      requestId,
    })
  })

function mailOf(kind: LinkKind, { addressProven, standing }: Person) {
  if (kind === 'reset') return resetMail
  const isNew = !addressProven && (standing.party === 'seller' || standing.party === 'subscriber')
  return isNew ? confirmationMail : magicLinkMail
}

async function findAddressee(tx: Tx, kind: LinkKind, addressee: LinkAsked['addressee']) {
  if ('email' in addressee) return (await findUserByEmail(tx, addressee.email))?.id
  return ownerOfLink(tx, { kind, tokenHash: Buffer.from(addressee.tokenHash, 'hex') })
}
