import { minimumOf } from '#market/offers/offer-line.ts'
import { quantityText } from '#web/platform/format/numbers.ts'

type Lot = {
  units: number
  min_order_units: number | null
  inner_quantity: number | null
  outer_quantity: number | null
}

const RUNGS = [1, 5, 10, 20]

/**
 * Quantities worth comparing, in whole cartons or packs: from the minimum up to the whole lot, and the
 * one being typed.
 */
export function quantityLadder(product: Lot, typed: number | undefined): number[] {
  const { units, inner_quantity: pack, outer_quantity: carton } = product
  const minimum = minimumOf({ units, minOrderUnits: product.min_order_units })
  const whole = [carton, pack].find((each) => each && each <= units) ?? 1
  const rungs = RUNGS.map((times) => Math.ceil((minimum * times) / whole) * whole)
  return [...new Set([...rungs, units, typed ?? minimum])]
    .filter((quantity) => quantity >= minimum && quantity <= units)
    .toSorted((a, b) => a - b)
}

/** "2.5", and "< 0.1" for a unit of a large carton, which is not none. */
export function cartonsIn(quantity: number, carton: number): string {
  const cartons = quantity / carton
  return cartons < 0.1 ? '< 0.1' : quantityText(Math.round(cartons * 10) / 10)
}
