import type { Revision } from '#market/offers/offer-document.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Tx } from '#server/platform/database/database.ts'
import type { Terms } from '#server/settings/terms.ts'
import { kindOfTurn } from './kind-of-turn.ts'
import { mailFactsFor } from './mail-facts-for.ts'
import { offerNotification } from './offer-notifications.ts'
import type { Offer } from './offer-store.ts'
import type { Turn } from './turn.ts'

type Deps = { tx: Tx; terms: Terms }
type Told = { offer: Offer; turn: Turn; revision: number; lines: Revision['lines'] }

/** Tells the other side of an act in the app; both sides when it was time that acted. */
export async function notifyOfTurn({ tx, terms }: Deps, { offer, turn, revision, lines }: Told) {
  const facts = { offer, lines, orderNumber: turn.order?.number }
  for (const party of ['buyer', 'seller'] as const) {
    const userId = party === 'buyer' ? offer.buyerUserId : offer.sellerUserId
    if (turn.by.party === party || userId === null) continue
    const kind = kindOfTurn(turn, offer)
    const told = offerNotification(kind, mailFactsFor(terms, facts, party))
    await notify(tx, { userId, key: `offer:${offer.id}:${revision}`, ...told })
  }
}
