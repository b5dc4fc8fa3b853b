import type { Revision } from '#market/offers/offer-document.ts'
import { unsubscribeAddress } from '#server/accounts/unsubscribe.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import { paperOf } from '#server/purchase-orders/order-paper.ts'
import type { Terms } from '#server/settings/terms.ts'
import { kindOfTurn } from './kind-of-turn.ts'
import { mailFactsFor } from './mail-facts-for.ts'
import { topicOfOfferMail } from './offer-mail-topics.ts'
import { offerMail } from './offer-mails.ts'
import type { Offer } from './offer-store.ts'
import type { Turn } from './turn.ts'

type Deps = { tx: Tx; terms: Terms }
type Told = {
  offer: Offer
  turn: Turn
  revision: number
  deadline: Date | null
  lines: Revision['lines']
}

/** Writes to the other side of an act; to both when it was time that acted (decision I6). */
export async function mailTurn({ tx, terms }: Deps, { offer, turn, revision, ...told }: Told) {
  const facts = {
    offer,
    lines: told.lines,
    note: turn.note,
    orderNumber: turn.order?.number,
    deadline: turn.order?.paymentDueAt ?? told.deadline ?? undefined,
  }
  const kind = kindOfTurn(turn, offer)
  for (const party of ['buyer', 'seller'] as const) {
    const to = party === 'buyer' ? offer.buyerEmail : offer.sellerEmail
    const userId = party === 'buyer' ? offer.buyerUserId : offer.sellerUserId
    if (turn.by.party === party || to === null || userId === null) continue
    const { publicUrl } = terms
    const turnOffUrl = await unsubscribeAddress(tx, {
      userId,
      topic: topicOfOfferMail[kind],
      publicUrl,
    })
    if (!turnOffUrl) continue
    await writeMail(tx, {
      key: `offer:${offer.id}:${revision}:${party}`,
      to,
      ...offerMail(kind, { ...mailFactsFor(terms, facts, party), turnOffUrl }),
      attachment: turn.order && paperOf(turn.order.id),
      unsubscribeUrl: turnOffUrl,
    })
  }
}
