import type { Party } from '#market/accounts/viewer.ts'
import type { MailFact } from '#server/platform/mail/mail-parts.ts'
import type { Terms } from '#server/settings/terms.ts'
import type { Application } from './find-application.ts'

/** What a mail about an application needs to know. */
export type ApplicationMailFacts = {
  party: Party
  company: string
  /** The person's name, once it is known. */
  contact: string | undefined
  /** As entered in the form. */
  answers: readonly MailFact[]
  hasPassword: boolean
  hasProfile: boolean
  publicUrl: string
  /** Where a reply is read; without it, mails ask for none. */
  replyTo: string | undefined
}

export function mailFactsOf(
  application: Application,
  { publicUrl, replyTo }: Terms,
): ApplicationMailFacts {
  const { party, company, fullName, hasPassword, description } = application
  return {
    party,
    company,
    contact: fullName === company ? undefined : fullName,
    answers: answersIn(application),
    hasPassword,
    hasProfile: description !== null,
    publicUrl,
    replyTo,
  }
}

/** As entered in the form. */
export function answersIn(application: Application): MailFact[] {
  const { company, category, annualVolume, currentBuyerRelationships } = application
  const given = [
    ['Company', company],
    ['Category', category],
    ['Annual volume', annualVolume],
    ['Current buyers', currentBuyerRelationships.join(', ')],
  ] as const
  return given.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
