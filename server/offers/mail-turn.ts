import type { Revision } from '#market/offers/offer-document.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import type { Terms } from '#server/terms.ts'
import { mailFactsFor } from './mail-facts-for.ts'
import type { OfferMailKind } from './offer-mail-words.ts'
import { offerMail } from './offer-mails.ts'
import type { Offer } from './offer-store.ts'
import type { Turn } from './turn.ts'

type Means = { tx: Tx; terms: Terms }
type Told = {
  offer: Offer
  turn: Turn
  revision: number
  deadline: Date | null
  lines: Revision['lines']
}

/** Writes to the other side of an act; to both when it was time that acted (decision I6). */
export async function mailTurn({ tx, terms }: Means, { offer, turn, revision, ...told }: Told) {
  const facts = {
    offer,
    lines: told.lines,
    note: turn.note,
    orderNumber: turn.order?.number,
    deadline: turn.order?.paymentDueAt ?? told.deadline ?? undefined,
  }
  for (const party of ['buyer', 'seller'] as const) {
    const to = party === 'buyer' ? offer.buyerEmail : offer.sellerEmail
    if (turn.by.party === party || to === null) continue
    const mail = offerMail(kindOf(turn, offer), mailFactsFor(terms, facts, party))
    await writeMail(tx, { key: `offer:${offer.id}:${revision}:${party}`, to, ...mail })
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
      return closedReason === 'sold_out' || closedReason === 'unlisted'
        ? closedReason
        : 'quantities_changed'
  }
}
