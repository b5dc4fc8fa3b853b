import type { z } from 'zod'
import { ANSWER_HOURS } from '#market/accounts/application.ts'
import type { ApplicationRecord } from '#market/accounts/application-api.ts'
import type { applicationsList } from '#market/accounts/applications-list.ts'
import { quantityText } from '#web/platform/format/numbers.ts'

export type QueueMeta = z.infer<typeof applicationsList.read.answer>['meta']

type Counts = Pick<QueueMeta, 'waiting_count' | 'overdue_count'>

/** "11 waiting. Answer within 24 hours; 2 overdue." */
export function queueSummary({ waiting_count: waiting, overdue_count: overdue }: Counts) {
  const promise = `Answer within ${ANSWER_HOURS} hours`
  if (waiting === 0) return `No one is waiting. ${promise}.`
  if (overdue === 0) return `${quantityText(waiting)} waiting. ${promise}; none overdue.`
  return `${quantityText(waiting)} waiting. ${promise}; ${quantityText(overdue)} overdue.`
}

export const partyWords = { buyer: 'Buyer', seller: 'Seller' } as const

/** Who gets the mail: sellers give no name besides their company's. */
export const applicantName = ({ full_name, company }: ApplicationRecord) => full_name || company

/** What an approval does, before it is done. */
export function approvalConsequence(application: ApplicationRecord) {
  const { party, email, product_count: products, address_proven: isProven } = application
  const link = `${applicantName(application)} gets a sign-in link at ${email}. It works once, for 7 days.`
  if (party === 'buyer') return `${link} They can then see the whole catalog.`
  if (products === 0) return `${link} The shop opens to buyers with its first product.`
  const saved = products === 1 ? 'The product' : `The ${quantityText(products)} products`
  const when = isProven
    ? 'once they are complete'
    : 'once they are complete and the link has been used'
  return `${link} ${saved} saved so far will be visible to buyers ${when}.`
}

const STATUS_WORDS: Record<ApplicationRecord['status'], string> = {
  provisional: 'Under review',
  denied: 'Denied',
  approved: 'Approved, not set up yet',
  password_created: 'Password created',
  onboarded: 'Onboarded',
}
export const statusWords = (status: ApplicationRecord['status']) => STATUS_WORDS[status]
