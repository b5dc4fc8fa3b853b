import { z } from 'zod'
import { cents, type Cents } from '#market/money.ts'

export const PRICE_ENDINGS = ['none', '5', '9'] as const

/** How asking prices are set while a file is imported: so much off MSRP, to the next price that ends so. */
export const priceRule = z.object({
  percent_off_msrp: z
    .number()
    .min(1, 'Take at least 1% off')
    .max(99, 'Take at most 99% off')
    .multipleOf(0.1, 'Use at most one decimal'),
  /** The last digit of the cents: $7.60 becomes $7.59 with 9, and $7.55 or $7.65 with 5. */
  ending: z.enum(PRICE_ENDINGS).default('none'),
})
export type PriceRule = z.infer<typeof priceRule>

const TENTHS = 1000
const STEP = 10

/** The asking price of a product by its MSRP: never above it, never nothing. */
export function askingPriceBy({ percent_off_msrp, ending }: PriceRule, msrp: Cents): Cents {
  const tenths = TENTHS - Math.round(percent_off_msrp * STEP)
  const price = Math.round((msrp * tenths) / TENTHS)
  if (ending === 'none') return cents(Math.max(1, price))
  const digit = Number(ending)
  // Between two that are as near, the lower.
  const below = Math.floor((price - digit) / STEP) * STEP + digit
  const nearest = price - below <= below + STEP - price ? below : below + STEP
  const fitting = nearest > msrp ? nearest - STEP : nearest
  return cents(fitting >= 1 ? fitting : Math.max(1, price))
}
