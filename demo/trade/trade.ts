import { seeded, seedOf, type Seeded } from '../seeded.ts'
import type { DemoLot } from '../lots/demo-lot.ts'
import { bargain } from './bargain.ts'
import { chooseLines } from './choose-lines.ts'
import { deals, type Deal } from './deals.ts'
import type { DemoLine, DemoOffer } from './demo-offer.ts'
import { fulfil, orderAges } from './fulfil.ts'
import { negotiate } from './negotiate.ts'
import { sellerStatistics, type Shelf } from './shelf.ts'

const HOUR = 3_600_000

/** Every offer and order of the demo marketplace, oldest first. */
export function trade(seed: number, now: Date, lots: readonly DemoLot[]): DemoOffer[] {
  const shelf = sellerStatistics(lots)
  return deals(seeded(seedOf(seed, 'deals')))
    .flatMap((deal, index) =>
      dealWith(shelf, deal, { now, chance: seeded(seedOf(seed, 'deal', index)) }),
    )
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}

const TRIES = 12

/** Looks for a day on which the seller had something that fits; a deal that finds none does not happen. */
function dealWith(
  shelf: Shelf,
  deal: Deal,
  { now, chance }: { now: Date; chance: Seeded },
): DemoOffer[] {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const at = new Date(now.getTime() - Math.round(chance.between(...hoursAgo(deal)) * HOUR))
    const dated = { ...deal, at }
    const chosen = chooseLines(shelf, { ...deal, at: beforeTalks(at) }, chance)
    if (chosen.length === 0) continue
    const turns = negotiate(dated, chosen, chance)
    const lines = turns.at(-1)?.lines ?? cartLines(deal, chosen, chance)
    settle(shelf, deal, lines)
    const first = turns[0]?.at ?? at
    return [
      {
        buyer: deal.buyer,
        seller: deal.seller,
        state: deal.state,
        closedReason: deal.state === 'rejected' ? deal.closedReason : null,
        lines: [...lines],
        turns,
        createdAt: new Date(first.getTime() - Math.round(chance.between(0.1, 3) * HOUR)),
        order: deal.state === 'accepted' ? fulfil(deal.status, at, chance) : null,
      },
    ]
  }
  return []
}

// The longest talks take four turns of two days, and an expiry a week more.
const beforeTalks = (at: Date) => new Date(at.getTime() - 16 * 24 * HOUR)

/** When the last thing happened. Offers in review must have time left of their seven days. */
function hoursAgo(deal: Deal): readonly [number, number] {
  switch (deal.state) {
    case 'accepted':
      return orderAges[deal.status]
    case 'rejected':
      return [10, 2200]
    case 'draft':
    case 'saved_for_later':
      return [1, 200]
    default:
      return [0.5, 130]
  }
}

/** A cart holds what the buyer means to offer, or the asking price where it means to buy at once. */
function cartLines(deal: Deal, lines: DemoLine[], chance: Seeded): DemoLine[] {
  if (deal.state === 'draft' && deal.atAsking) return lines
  return bargain(lines, 1, chance).flat()
}

function settle(shelf: Shelf, deal: Deal, lines: DemoLine[]): void {
  if (deal.state === 'rejected') return
  if (deal.state !== 'accepted')
    return shelf.putUnderOffer(
      deal.buyer,
      lines.map(({ lot }) => lot),
    )
  if (deal.status !== 'canceled') for (const { lot, quantity } of lines) shelf.take(lot, quantity)
}
