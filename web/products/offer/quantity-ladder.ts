import { minimumOf } from '#market/offers/offer-line.ts'
import { quantityText } from '#web/platform/format/numbers.ts'

type Lot = { units: number; min_order_units: number | null }

const RUNGS = [1, 5, 10, 20]

/** Quantities worth comparing: from the minimum up to the whole lot, and the one being typed. */
export function quantityLadder(product: Lot, typed: number | undefined): number[] {
  const minimum = minimumOf({ units: product.units, minOrderUnits: product.min_order_units })
  const rungs = [...RUNGS.map((times) => minimum * times), product.units, typed ?? minimum]
  return [...new Set(rungs)]
    .filter((quantity) => quantity >= minimum && quantity <= product.units)
    .toSorted((a, b) => a - b)
}

/** "2.5", and "< 0.1" for a unit of a large carton, which is not none. */
export function cartonsIn(quantity: number, carton: number): string {
  const cartons = quantity / carton
  return cartons < 0.1 ? '< 0.1' : quantityText(Math.round(cartons * 10) / 10)
}
