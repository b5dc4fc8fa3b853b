import type { Cents } from '#market/money.ts'
import type { BulkAct } from '#market/products/bulk/bulk-api.ts'
import type { PriceRounding } from '#market/products/bulk/bulk-price.ts'
import { readPercent } from './percent.ts'

/** What stands in the fields for a new price. */
export type PriceTyped = {
  way: 'lower' | 'raise' | 'off_msrp' | 'set'
  percent: string
  price?: Cents | undefined
  rounding: PriceRounding
}

/** The act that was typed, once it is whole. */
export function priceActOf({ way, percent, price, rounding }: PriceTyped): BulkAct | undefined {
  const action = 'price'
  if (way === 'set') return price ? { action, price_cents: price } : undefined
  const bps = readPercent(percent)
  if (bps === undefined) return undefined
  if (way === 'off_msrp') return { action, off_msrp_bps: bps, rounding }
  return { action, change_bps: way === 'lower' ? -bps : bps, rounding }
}
