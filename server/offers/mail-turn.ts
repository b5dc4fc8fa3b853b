import type { Party } from '#market/accounts/viewer.ts'
import { cents, platformFee, sum, times } from '#market/money.ts'
import type { Revision } from '#market/offers/offer-document.ts'
import { offerNumber } from '#market/offers/offer-number.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import type { Terms } from '#server/terms.ts'
import type { OfferMailKind } from './offer-mail-words.ts'
import { offerMail } from './offer-mails.ts'
import type { Offer } from './offer-store.ts'
import type { Turn } from './turn.ts'

type Told = {
  offer: Offer
  turn: Turn
  revision: number
  deadline: Date | null
  lines: Revision['lines']
}

/** Writes to the other side of an act; to both when it was time that acted (decision I6). */
export async function mailTurn(tx: Tx, terms: Terms, told: Told) {
  for (const party of ['buyer', 'seller'] as const) {
    const to = party === 'buyer' ? told.offer.buyerEmail : told.offer.sellerEmail
    if (told.turn.by.party === party || to === null) continue
    const key = `offer:${told.offer.id}:${told.revision}:${party}`
    await writeMail(tx, {
      key,
      to,
      ...offerMail(kindOf(told.turn, told.offer), facts(terms, told, party)),
    })
  }
}

function kindOf({ act, closedReason }: Turn, { state }: Offer): OfferMailKind {
  switch (act) {
    case 'submit':
      return 'received'
    case 'counter':
      return 'countered'
    case 'accept':
      return state === 'draft' ? 'bought' : 'accepted'
    case 'reject':
      return 'rejected'
    case 'withdraw':
      return 'withdrawn'
    case 'expire':
      return 'expired'
    case 'unlist':
      return 'unlisted'
    case 'update_quantities':
      return closedReason === 'sold_out' ? 'sold_out' : 'quantities_changed'
  }
}

function facts(terms: Terms, { offer, turn, deadline, lines }: Told, recipientParty: Party) {
  const told = lines.map(({ name, quantity, unit_price }) => ({
    name,
    quantity,
    unitPrice: unit_price,
    total: times(unit_price, quantity),
  }))
  const feeBps = offer.sellerFeeBps ?? terms.platformFeeBps
  return {
    offerNumber: offerNumber(offer.number),
    orderNumber: turn.order && poNumber(turn.order.number),
    counterpartyName: recipientParty === 'buyer' ? offer.sellerName : offer.buyerName,
    recipientParty,
    lines: told,
    total: sum(told.map(({ total }) => total)),
    netToSeller: sum(told.map(({ total }) => cents(total - platformFee(total, feeBps)))),
    note: turn.note || undefined,
    deadline: turn.order?.paymentDueAt ?? deadline ?? undefined,
    publicUrl: terms.publicUrl,
  }
}
