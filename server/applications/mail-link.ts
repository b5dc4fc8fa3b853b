import { linkAddress } from '#server/accounts/links/link-address.ts'
import { createLink } from '#server/accounts/links/create-link.ts'
import type { Tx } from '#server/platform/database/database.ts'
import type { Mail } from '#server/platform/mail/mail-content.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import type { Terms } from '#server/settings/terms.ts'
import { mailFactsOf, type ApplicationMailFacts } from './application-mail-facts.ts'
import { findApplication, type Application } from './find-application.ts'

type Deps = { tx: Tx; terms: Terms }
type Compose = (facts: ApplicationMailFacts, link: string) => Mail

/** Mails a new one-time link to an approved applicant; returns the application as it is now. */
export async function mailLink(
  { tx, terms }: Deps,
  { id, userId }: Pick<Application, 'id' | 'userId'>,
  compose: Compose,
): Promise<Application> {
  const token = await createLink(tx, { userId, kind: 'magic' })
  const application = await findApplication(tx, id)
  const link = linkAddress({ publicUrl: terms.publicUrl, kind: 'magic', token })
  const key = `application:${id}:link:${application.lastLinkId}`
  const mail = compose(mailFactsOf(application, terms), link)
  await writeMail(tx, { key, to: application.email, ...mail })
  return application
}
