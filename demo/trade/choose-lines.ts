import { cents } from '#market/money.ts'
import type { Seeded } from '../seeded.ts'
import type { Deal } from './deals.ts'
import type { DemoLine } from './demo-offer.ts'
import type { Shelf } from './shelf.ts'

const LARGEST_LINE = 18_000_00

/** One to four lots of the deal's seller with quantities a shop would take; none when it has nothing that fits. */
export function chooseLines(shelf: Shelf, deal: Deal & { at: Date }, chance: Seeded): DemoLine[] {
  const fitting = candidates(shelf, deal).filter((lot) => !shelf.isUnderOffer(deal.buyer, lot))
  const count = isOver(deal) ? 1 : chance.pick([1, 1, 2, 2, 3, 4])
  return chance.some(fitting, count).map((lot) => lineOf(shelf, lot, chance))
}

const isOver = (deal: Deal) =>
  deal.state === 'rejected' &&
  (deal.closedReason === 'sold_out' || deal.closedReason === 'unlisted')

function candidates(shelf: Shelf, deal: Deal & { at: Date }): number[] {
  const wasListed = (lot: number) => shelf.lot(lot).createdAt < deal.at
  if (isOver(deal) && deal.state === 'rejected')
    return (
      deal.closedReason === 'sold_out' ? shelf.soldOut(deal.seller) : shelf.unlisted(deal.seller)
    ).filter(wasListed)
  return shelf.offered(deal.seller, deal.at)
}

function lineOf(shelf: Shelf, lot: number, chance: Seeded): DemoLine {
  const { sellerPriceCents, innerQuantity, minOrderUnits, listedUnits } = shelf.lot(lot)
  const askingPrice = sellerPriceCents ?? cents(1)
  const available = shelf.left(lot) || listedUnits
  const takesAll = available * askingPrice < LARGEST_LINE && chance.chance(0.25)
  const pack = innerQuantity ?? 1
  const wanted = chance.pick([250_00, 400_00, 700_00, 1_200_00, 2_500_00, 5_000_00])
  const quantity = takesAll
    ? available
    : Math.min(
        available,
        Math.max(minOrderUnits ?? 1, Math.ceil(wanted / askingPrice / pack) * pack),
      )
  return { lot, quantity, unitPrice: askingPrice, askingPrice }
}
