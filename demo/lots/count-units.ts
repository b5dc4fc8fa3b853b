import type { Seeded } from '../seeded.ts'
import type { Prices } from './price-lot.ts'

export type Packing = { innerQuantity: number | null; innerCount: number | null }
export type Count = { listedUnits: number; minOrderUnits: number | null }

/** Many small lots, few huge ones, dear things in smaller numbers; whole inner packs where there are packs. */
export function countUnits({ asking }: Prices, packing: Packing, chance: Seeded): Count {
  const pack = packing.innerQuantity ?? 1
  const middle = 900 * Math.min(2.2, Math.sqrt(10_00 / asking))
  const spread = Math.exp(
    (chance.between(-1, 1) + chance.between(-1, 1) + chance.between(-1, 1)) * 1.55,
  )
  const packs = Math.max(2, Math.round(Math.min(48_000, middle * spread) / pack))
  const listedUnits = packs * pack
  if (chance.chance(0.06)) return { listedUnits, minOrderUnits: null }
  const worthwhile = chance.pick([100_00, 150_00, 250_00, 400_00, 600_00])
  const minimumPacks = Math.max(1, Math.round(worthwhile / asking / pack))
  return { listedUnits, minOrderUnits: Math.min(minimumPacks * pack, listedUnits) }
}

export function packLot(innerQuantities: readonly number[], chance: Seeded) {
  if (chance.chance(0.1)) return { innerQuantity: null, innerCount: null, outerQuantity: null }
  const innerQuantity = chance.pick(innerQuantities)
  const innerCount = chance.pick([1, 2, 2, 4, 4, 6, 8])
  return { innerQuantity, innerCount, outerQuantity: innerQuantity * innerCount }
}
