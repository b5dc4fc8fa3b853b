import { cents, type Cents } from '#market/money.ts'
import type { Seeded } from '../seeded.ts'

export type Prices = { msrp: Cents; wholesale: Cents; asking: Cents }

/** MSRP as shops write it, wholesale 40 to 60 percent of that, asking 30 to 85 percent off, mostly under wholesale. */
export function priceLot([low, high]: readonly [number, number], chance: Seeded): Prices {
  const dollars = Math.floor(low + (high - low) * chance.between(0, 1) ** 1.4)
  const msrp = chance.chance(0.7) ? dollars * 100 + 99 : dollars * 100 + 100
  const wholesaleShare = chance.between(0.4, 0.6)
  const askingShare = chance.chance(0.9)
    ? chance.between(0.16, wholesaleShare - 0.02)
    : chance.between(0.5, 0.69)
  return {
    msrp: cents(msrp),
    wholesale: rounded(msrp * wholesaleShare),
    asking: rounded(msrp * askingShare),
  }
}

// Cheap things are priced to five cents, dearer ones to a quarter.
function rounded(amount: number): Cents {
  const step = amount < 10_00 ? 5 : 25
  return cents(Math.max(step, Math.round(amount / step) * step))
}
