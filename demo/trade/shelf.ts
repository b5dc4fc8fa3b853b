import type { DemoLot } from '../lots/demo-lot.ts'

/** What is left of every lot, and what each buyer already talks about. */
export type Shelf = {
  left(lot: number): number
  take(lot: number, quantity: number): void
  /** Lots of a seller that could be offered for at that time. */
  offered(seller: number, at: Date): number[]
  soldOut(seller: number): number[]
  unlisted(seller: number): number[]
  isUnderOffer(buyer: number, lot: number): boolean
  putUnderOffer(buyer: number, lots: readonly number[]): void
  lot(number: number): DemoLot
}

const DAY = 86_400_000

export function sellerStatistics(lots: readonly DemoLot[]): Shelf {
  const units = lots.map(({ listedUnits }) => listedUnits)
  const underOffer = new Set<string>()
  const bySeller = Map.groupBy(
    lots.map((lot, index) => ({ lot, number: index + 1 })),
    ({ lot }) => lot.seller,
  )
  const numbersOf = (seller: number, fits: (lot: DemoLot, number: number) => boolean) =>
    (bySeller.get(seller) ?? []).flatMap(({ lot, number }) => (fits(lot, number) ? [number] : []))
  const left = (number: number) => units[number - 1] ?? 0
  const change = (number: number, by: number) => {
    units[number - 1] = left(number) + by
  }
  return {
    left,
    take: (number, quantity) => change(number, -quantity),
    offered: (seller, at) =>
      numbersOf(
        seller,
        (lot, number) =>
          !lot.provisional &&
          left(number) >= Math.max(1, lot.minOrderUnits ?? 1) &&
          lot.createdAt.getTime() < at.getTime() - DAY,
      ),
    soldOut: (seller) => numbersOf(seller, (_, number) => left(number) === 0),
    unlisted: (seller) =>
      numbersOf(seller, (lot) => lot.provisional && lot.sellerPriceCents !== null),
    isUnderOffer: (buyer, lot) => underOffer.has(`${buyer}/${lot}`),
    putUnderOffer: (buyer, numbers) => {
      for (const number of numbers) underOffer.add(`${buyer}/${number}`)
    },
    lot(number) {
      const found = lots[number - 1]
      if (!found) throw new RangeError(`There is no lot ${number}`)
      return found
    },
  }
}
