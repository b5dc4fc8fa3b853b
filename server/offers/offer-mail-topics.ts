import type { MailTopic } from '#market/accounts/mail-topics.ts'
import type { OfferMailKind } from './offer-mail-words.ts'

/** What a member turns off to get no such mail. */
export const topicOfOfferMail: Record<OfferMailKind, MailTopic> = {
  received: 'offer_received',
  countered: 'offer_countered',
  accepted: 'offer_accepted',
  bought: 'offer_accepted',
  rejected: 'offer_rejected',
  withdrawn: 'offer_withdrawn',
  expiring: 'offer_expiring',
  expired: 'offer_expired',
  quantities_changed: 'offer_quantities_changed',
  sold_out: 'offer_quantities_changed',
  unlisted: 'offer_quantities_changed',
  line_unlisted: 'offer_quantities_changed',
}
