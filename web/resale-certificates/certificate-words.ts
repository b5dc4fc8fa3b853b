import { hasEnded, stateName, type Certificate } from '#market/resale-certificates/certificate.ts'
import { calendarDay } from '#web/platform/format/calendar-day.ts'

/** "Jan 1, 2026 to Dec 31, 2027", or without an end. */
export const validWords = ({ valid_from: from, valid_until: until }: Certificate) =>
  until === null
    ? `From ${calendarDay(from)}, no end date`
    : `${calendarDay(from)} to ${calendarDay(until)}`

export const statesWords = ({ states }: Pick<Certificate, 'states'>) =>
  states.map(stateName).join(', ')

export const sellerWords = ({ seller_name: name }: Pick<Certificate, 'seller_name'>) =>
  name === null ? 'All sellers' : name

/** What a certificate is to its reader on a day. */
export function standingOf(certificate: Certificate, today: string) {
  if (certificate.status === 'waiting') return 'waiting'
  if (certificate.status === 'refused') return 'refused'
  return hasEnded(certificate, today) ? 'ended' : 'verified'
}
