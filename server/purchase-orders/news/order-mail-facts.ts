import { receivingWords, type DeliveryAddress } from '#market/ship-to-addresses/ship-to-address.ts'
import type { MailFact } from '#server/platform/mail/mail-parts.ts'
import { mailTime } from '#server/platform/mail/mail-time.ts'
import { companyAddress } from '../company-address.ts'

export type Parties = { buyerName: string; sellerName: string; shipTo: DeliveryAddress }

export const factOf = (label: string, value: string | undefined): MailFact[] =>
  value ? [{ label, value }] : []

type Due = { payBy?: Date | undefined; timeZone?: string | null | undefined }

export const dueBy = ({ payBy, timeZone }: Due) =>
  factOf('Pay by', payBy && mailTime(payBy, timeZone))

// A seller gives no address.
export const partyFacts = (parties: Parties | undefined): MailFact[] =>
  parties
    ? [
        { label: 'Seller', value: parties.sellerName },
        { label: 'Buyer', value: parties.buyerName },
        { label: 'Ship to', value: companyAddress(parties).join('\n') },
        ...factOf('Receiving', receivingWords(parties.shipTo).join('\n')),
      ]
    : []
