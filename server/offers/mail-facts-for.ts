import type { Party } from '#market/accounts/viewer.ts'
import { netOf, sum, times } from '#market/money.ts'
import type { Revision } from '#market/offers/offer-document.ts'
import { offerNumber } from '#market/offers/offer-number.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import type { Terms } from '#server/settings/terms.ts'
import type { OfferMailFacts } from './offer-mail-facts.ts'
import type { Offer } from './offer-store.ts'

type Told = {
  offer: Offer
  lines: Revision['lines']
  deadline?: Date | undefined
  note?: string | undefined
  orderNumber?: number | undefined
}

/** What a mail to one side of an offer says of it. */
export function mailFactsFor(terms: Terms, told: Told, recipientParty: Party): OfferMailFacts {
  const { offer, deadline, note, orderNumber } = told
  const lines = told.lines.map(({ name, quantity, unit_price }) => ({
    name,
    quantity,
    unitPrice: unit_price,
    total: times(unit_price, quantity),
  }))
  const feeBps = offer.sellerFeeBps ?? terms.platformFeeBps
  return {
    offerNumber: offerNumber(offer.number),
    orderNumber: orderNumber === undefined ? undefined : poNumber(orderNumber),
    counterpartyName: recipientParty === 'buyer' ? offer.sellerName : offer.buyerName,
    recipientParty,
    lines,
    total: sum(lines.map(({ total }) => total)),
    netToSeller: sum(lines.map(({ total }) => netOf(total, feeBps))),
    note: note || undefined,
    deadline,
    publicUrl: terms.publicUrl,
  }
}
