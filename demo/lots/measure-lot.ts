import type { Good } from '../goods/good.ts'
import type { Seeded } from '../seeded.ts'

type Measured = {
  length: number | null
  width: number | null
  height: number | null
  weight: number | null
}

/** Size and weight of one unit, a little different from lot to lot, with one decimal. */
export function measureLot({ box, weight: [weight, weightUnit] }: Good, chance: Seeded) {
  if (chance.chance(0.12))
    return { length: null, width: null, height: null, weight: null, weightUnit }
  const [length, width, height] = box
  const near = (value: number) =>
    Math.max(0.1, Number((value * chance.between(0.88, 1.12)).toFixed(1)))
  const measured: Measured = {
    length: near(length),
    width: near(width),
    height: near(height),
    weight: near(weight),
  }
  return { ...measured, weightUnit }
}
