import { sql } from 'kysely'
import { inReview, type Actor, type ClosedReason, type OfferState } from '#market/offers/offer.ts'
import type { Revision } from '#market/offers/offer-document.ts'
import { freightInForce } from '#market/freight/freight-of-offer.ts'
import { cents, sum, type Cents } from '#market/money.ts'
import { offerTotal } from '#market/offers/offer-line.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { writeAtOnce, type Write } from '#server/platform/database/write-at-once.ts'
import { publishing } from '#server/platform/live/publish.ts'
import { readingNotices } from '#server/notifications/read-notices.ts'
import { readersOf, recipientOf } from '#server/notifications/trade-news.ts'
import type { ListedProductRow } from '#server/products/listed-products.ts'
import type { Terms } from '#server/settings/terms.ts'
import { gathering, isStorm } from './gathered/gathered-news-store.ts'
import { linesNow } from './lines-now.ts'
import { asLine } from './offer-json.ts'
import { offerNews, type OfferNewsKind } from './offer-news.ts'
import { keepingQuestions } from './questions/question-store.ts'
import type { Offer } from './offer-store.ts'
import { sendingOfferNews } from './send-offer-news.ts'

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

/** Whatever else came before: units are sold, or time is up. */
const TOLD_AT_ONCE = new Set<OfferNewsKind>(['accepted', 'bought', 'expired'])

/**
 * Ends every action on an open offer: the state changes, and the turn is kept permanently with the lines as
 * they now are (decision D7). Both sides' pages fetch again, and the other side gets the news.
 */
export async function takeTurn(deps: Deps, offer: Offer, turn: Turn) {
  await writeAtOnce(deps.tx, await takingTurn(deps, offer, turn))
}

/** The same, to be done along with other writes. */
export async function takingTurn({ tx, terms }: Deps, offer: Offer, turn: Turn): Promise<Write[]> {
  const revision = offer.revision + 1
  const deadline = deadlineAfter({ terms, now: offer.readAt }, offer, turn)
  const freight = freightOf(offer, turn.listings)
  const lines = await linesNow(tx, offer, turn.listings)
  const kept = tx
    .insertInto('offerRevisions')
    .values({
      offerId: offer.id,
      revision,
      act: turn.action,
      party: turn.by.party,
      actorUserId: turn.by.userId,
      note: turn.note || null,
      lines: JSON.stringify(lines),
      totalCents: sum([offerTotal(offer.lines.map(asLine)), freight ?? cents(0)]),
      freightCents: freight,
    })
    .returning('revision')
  const kind = newsOf(turn, offer)
  const isGathered = !TOLD_AT_ONCE.has(kind) && (await isStorm(tx, offer, turn.by.party))
  const news = await Promise.all(
    readersOf(offerNews[kind].topic, turn.by.party).map(async (to) => {
      const reader = recipientOf(offer, to)
      if (isGathered && reader)
        return [gathering(tx, offer.id, { userId: reader.userId, party: to, kind, revision })]
      return sendingOfferNews({ tx, terms }, offer, {
        kind,
        key: `offer:${offer.id}:${revision}:${to}`,
        to,
        lines,
        deadline: turn.order?.paymentDueAt ?? deadline ?? undefined,
        note: turn.note,
        order: turn.order,
      })
    }),
  )
  return [
    offerMoved(tx, offer.id, { ...turn, revision, deadline, freight }),
    kept,
    ...news.flat(),
    ...(isSent(turn, offer) ? [keepingQuestions(tx, offer)] : []),
    ...(turn.by.userId === null ? [] : [readingNotices(tx, turn.by.userId, { offerId: offer.id })]),
    ...publishing(tx, 'OffersChannel', partiesOf(offer)),
  ]
}

/** The turn with which the seller first sees it. */
const isSent = ({ action }: Turn, before: Offer) =>
  action === 'submit' || (action === 'accept' && before.state === 'draft')

/** Freight goes with the last quoted lot. */
const freightOf = ({ lines, freightCents }: Offer, listings: Turn['listings']) =>
  freightInForce(
    lines.map(({ lot, productId }) => lot ?? listings?.get(productId)?.lot ?? {}),
    freightCents,
  )

type Move = Pick<Turn, 'state' | 'closedReason'> & {
  revision: number
  deadline: Date | null
  freight: Cents | null
}

const offerMoved = (
  tx: Tx,
  id: number,
  { state, closedReason, revision, deadline, freight }: Move,
) =>
  tx
    .updateTable('offers')
    .set({
      state,
      closedReason: closedReason ?? null,
      revision,
      turnExpiresAt: deadline,
      freightCents: freight,
      totalCents: sql<Cents>`total_cents - coalesce(freight_cents, 0) + coalesce(${freight}::bigint, 0)`,
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .returning('id')

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

export const partiesOf = ({
  buyerUserId,
  sellerUserId,
}: Pick<Offer, 'buyerUserId' | 'sellerUserId'>) =>
  sellerUserId === null ? [buyerUserId] : [buyerUserId, sellerUserId]
