import { mayHaveLink, type LinkKind } from '#market/accounts/account-link.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { isMailWritten } from '#server/platform/mail/mail-written.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import type { Terms } from '#server/terms.ts'
import { ownerOfLink } from './account-link-store.ts'
import { confirmationMail, magicLinkMail, resetMail } from './account-mails.ts'
import type { LinkAsked } from './ask-for-link.ts'
import { linkAddress } from './link-address.ts'
import { mintLink } from './mint-link.ts'
import { holdPerson, type Person } from './person-store.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { findSignIn } from './user-store.ts'

type Desk = { db: Database; terms: Terms }

/** Mails the link that somebody asked for, if there is such an account and it may have one. */
export const mailLink = ({ db, terms }: Desk, { kind, addressee, requestId }: LinkAsked) =>
  transact(db, async (tx) => {
    const userId = await findAddressee(tx, kind, addressee)
    const person = userId === undefined ? undefined : await holdPerson(tx, userId)
    if (!person || !mayHaveLink(kind, person.standing)) return
    const key = `${kind}_link:${requestId}`
    // Done before: another link would end the one that is already on its way.
    if (await isMailWritten(tx, key)) return
    const token = await mintLink(tx, { userId: person.userId, kind })
    const link = linkAddress({ publicUrl: terms.publicUrl, kind, token })
    await writeMail(tx, { key, to: person.email, ...mailOf(kind, person)(link) })
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
  if ('email' in addressee) return (await findSignIn(tx, addressee.email))?.id
  return ownerOfLink(tx, { kind, tokenHash: Buffer.from(addressee.tokenHash, 'hex') })
}
