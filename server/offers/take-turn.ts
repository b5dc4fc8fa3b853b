import { inReview, type Actor, type ClosedReason, type OfferState } from '#market/offers/offer.ts'
import type { Revision } from '#market/offers/offer-document.ts'
import { offerTotal } from '#market/offers/offer-line.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { publish } from '#server/platform/live/publish.ts'
import { readersOf } from '#server/notifications/trade-news.ts'
import type { ListedProductRow } from '#server/products/listed-products.ts'
import type { Terms } from '#server/settings/terms.ts'
import { linesNow } from './lines-now.ts'
import { asLine } from './offer-json.ts'
import { offerNews, type OfferNewsKind } from './offer-news.ts'
import type { Offer } from './offer-store.ts'
import { sendOfferNews } from './send-offer-news.ts'

/** What a turn does: who did which action, and where it led. */
type Turn = {
  action: Revision['act']
  by: { party: Actor; userId: number | null }
  state: OfferState
  closedReason?: ClosedReason
  note?: string | undefined
  /** The order an accepted offer became. */
  order?: { id: number; number: number; paymentDueAt: Date }
  /** The products of its lines, where the action has looked at them already. */
  listings?: Map<number, ListedProductRow>
}

type Deps = { tx: Tx; terms: Terms }

const DAY = 86_400_000

/**
 * Ends every action on an offer under way: the state moves, the turn is kept for ever with the lines as
 * they now are (decision D7), both sides' pages fetch again and the other side gets the news.
 */
export async function takeTurn({ tx, terms }: Deps, offer: Offer, turn: Turn) {
  const revision = offer.revision + 1
  const now = await databaseNow(tx)
  const deadline = deadlineAfter({ terms, now }, offer, turn)
  await tx
    .updateTable('offers')
    .set({
      state: turn.state,
      closedReason: turn.closedReason ?? null,
      revision,
      turnExpiresAt: deadline,
      updatedAt: now,
    })
    .where('id', '=', offer.id)
    .execute()
  const lines = await linesNow(tx, offer, turn.listings)
  await tx
    .insertInto('offerRevisions')
    .values({
      offerId: offer.id,
      revision,
      act: turn.action,
      party: turn.by.party,
      actorUserId: turn.by.userId,
      note: turn.note || null,
      lines: JSON.stringify(lines),
      totalCents: offerTotal(offer.lines.map(asLine)),
    })
    .execute()
  await publish(tx, 'OffersChannel', partiesOf(offer))
  const kind = newsOf(turn, offer)
  for (const to of readersOf(offerNews[kind].topic, turn.by.party))
    await sendOfferNews({ tx, terms }, offer, {
      kind,
      key: `offer:${offer.id}:${revision}:${to}`,
      to,
      lines,
      deadline: turn.order?.paymentDueAt ?? deadline ?? undefined,
      note: turn.note,
      order: turn.order,
    })
}

type Moment = { terms: Terms; now: Date }

// Cutting quantities or lines keeps the turn, and so the time that is left of it.
function deadlineAfter({ terms, now }: Moment, offer: Offer, { action, state }: Turn) {
  if (!inReview(state)) return null
  if (action === 'update_quantities' || action === 'unlist') return offer.turnExpiresAt
  return new Date(now.getTime() + terms.offerExpiryDays * DAY)
}

/** What a turn is to the sides that hear of it; `before` is the offer it was done to. */
function newsOf({ action, closedReason }: Turn, before: Offer): OfferNewsKind {
  switch (action) {
    case 'submit':
      return 'received'
    case 'counter':
      return 'countered'
    case 'accept':
      return before.state === 'draft' ? 'bought' : 'accepted'
    case 'reject':
      return 'rejected'
    case 'withdraw':
      return 'withdrawn'
    case 'expire':
      return 'expired'
    case 'unlist':
      return closedReason ? 'unlisted' : 'line_unlisted'
    case 'update_quantities':
      return closedReason === 'sold_out' || closedReason === 'unlisted'
        ? closedReason
        : 'quantities_changed'
  }
}

export const partiesOf = ({ buyerUserId, sellerUserId }: Offer) =>
  sellerUserId === null ? [buyerUserId] : [buyerUserId, sellerUserId]
