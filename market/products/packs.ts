/** The next quantity in whole packs above, or below, one that may lie between two. */
export const morePacks = (quantity: number, pack: number) =>
  (Math.floor(quantity / pack) + 1) * pack
export const fewerPacks = (quantity: number, pack: number) =>
  Math.max((Math.ceil(quantity / pack) - 1) * pack, 0)

type Limits = { minimum: number; units: number }

/** The nearest quantities in whole packs, within what can be ordered. Buying all units needs no whole packs. */
export function packsAround(quantity: number, pack: number, { minimum, units }: Limits): number[] {
  if (quantity % pack === 0 || quantity >= units) return []
  return [fewerPacks(quantity, pack), morePacks(quantity, pack)].filter(
    (each) => each >= minimum && each <= units,
  )
}
