import type { Trader } from '#market/accounts/viewer.ts'
import type { Cents } from '#market/money.ts'
import { lotChanges } from '#market/offers/lot-changes.ts'
import { counterProblems } from '#market/offers/counter-problems.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { listedProducts, type ListedProductRow } from '#server/products/listed-products.ts'
import type { Terms } from '#server/settings/terms.ts'
import { freezeLots } from './freeze-lots.ts'
import { refuseOverOrder } from './line-limits.ts'
import { lineOf } from './line-of.ts'
import { lockForAction } from './lock-for-action.ts'
import { refuseUnseen, type Seen } from './lots-seen.ts'
import { asLine } from './offer-json.ts'
import { deleteLines, saveLine, type Offer, type OfferLine } from './offer-store.ts'
import { refuseMissingFreight, withFreight } from './refuse-freight.ts'
import { refuseResale } from './resale-of-lines.ts'
import { showOffer, type Deps } from './show-offer.ts'
import { takeTurn } from './take-turn.ts'

type TurnDeps = { tx: Tx; terms: Terms }
type LineChange = {
  lineId: number
  unitPrice?: Cents | undefined
  quantity?: number | undefined
  remove?: boolean | undefined
}
type Counter = {
  offerId: number
  changes: LineChange[]
  seen: Seen
  note?: string | undefined
  /** Of the whole offer, as its seller states it. */
  freight?: Cents | undefined
}

/** Answers with other terms; lines not named are not changed, and it goes back to the other side (decision D4). */
export async function counterOffer({ db, terms }: Deps, viewer: Trader, counter: Counter) {
  return transact(db, async (tx) => {
    await takeCounter({ tx, terms }, viewer, counter)
    return showOffer({ tx, terms }, viewer, counter.offerId)
  })
}

/** The same within an act of its own. */
export async function takeCounter(deps: TurnDeps, viewer: Trader, counter: Counter) {
  const { tx } = deps
  const { offer, state } = await lockForAction(deps, viewer, {
    offerId: counter.offerId,
    revision: counter.seen.revision,
    action: 'counter',
  })
  const countered = { ...offer, lines: changedLines(offer, counter.changes) }
  refuseResale(countered.lines, offer.buyerResale, viewer.party)
  const listings = await heldProducts(tx, offer.lines)
  await refuseUnseen(deps, viewer, { offer, listings, seen: counter.seen })
  refuseBlocked(countered.lines, listings)
  refuseOverOrder(countered.lines)
  await store(tx, offer, countered.lines)
  const frozen = isBlind(viewer, counter.seen)
    ? countered
    : await freezeLots(tx, countered, listings)
  const { party } = viewer
  const kept = withFreight(frozen, { party, listings, freight: counter.freight })
  // A buyer's counter waits for the seller, who states it then.
  if (party === 'seller') refuseMissingFreight(kept, listings, party)
  await takeTurn(deps, withLotChanges(kept, offer), {
    action: 'counter',
    by: viewer,
    state,
    note: counter.note,
    listings,
  })
}

function changedLines(offer: Offer, changes: LineChange[]): OfferLine[] {
  const byLine = new Map(changes.map((change) => [lineOf(offer, change.lineId).id, change]))
  const lines = offer.lines.flatMap((line) => {
    const change = byLine.get(line.id)
    if (change?.remove) return []
    return {
      ...line,
      unitPriceCents: change?.unitPrice ?? line.unitPriceCents,
      quantity: change?.quantity ?? line.quantity,
    }
  })
  if (lines.length === 0) throw new Refusal('An offer needs at least one product')
  return lines
}

// Held, or a lot could change between what is checked here and what the turn keeps.
const heldProducts = (tx: Tx, lines: OfferLine[]) =>
  listedProducts(
    tx,
    lines.map(({ productId }) => productId),
    { lock: true },
  )

function refuseBlocked(lines: OfferLine[], listings: Map<number, ListedProductRow>) {
  const fields: Record<string, string[]> = {}
  for (const { id, productId, quantity, unitPriceCents, askingPriceCents } of lines) {
    const listing = listings.get(productId)
    const product = {
      units: listing?.units ?? 0,
      available: listing?.available ?? false,
      askingPrice: askingPriceCents,
    }
    for (const { field, message } of counterProblems(
      { quantity, unitPrice: unitPriceCents },
      product,
    ))
      fields[`${id}.${field}`] = [message]
  }
  const [first] = Object.values(fields).flat()
  if (first) throw new Refusal(first, 422, { fields })
}

// A buyer who doesn't say what they saw may not know of an edit: their counter stays with the lot as it was.
const isBlind = ({ party }: Trader, { lotsDigest }: Seen) =>
  party === 'buyer' && lotsDigest === undefined

// The other side answers to the lot as it is now, and is told in what that is another.
const withLotChanges = (countered: Offer, before: Offer): Offer => ({
  ...countered,
  lines: countered.lines.map((line) => {
    const lot = before.lines.find(({ id }) => id === line.id)?.lot
    return lot && line.lot ? { ...line, lotChanges: lotChanges(lot, line.lot) } : line
  }),
})

async function store(tx: Tx, offer: Offer, kept: OfferLine[]) {
  const keptIds = new Set(kept.map(({ id }) => id))
  await deleteLines(
    tx,
    offer.lines.map(({ id }) => id).filter((id) => !keptIds.has(id)),
  )
  for (const line of kept) await saveLine(tx, line.id, asLine(line))
}
