import type { Traffic } from '#market/insights/overview.ts'
import { keysOf } from '#market/keys-of.ts'
import { cents, formatUsdShort } from '#market/money.ts'
import { quantityBrief, usdBrief } from '#web/platform/format/compact-numbers.ts'
import { quantityText } from '#web/platform/format/numbers.ts'

type FigureWords = {
  name: string
  full: (value: number) => string
  brief: (value: number) => string
}

const usd = { full: (amount: number) => formatUsdShort(cents(amount)), brief: usdBrief }
const count = { full: quantityText, brief: quantityBrief }

/** Every figure with a plot over time, in reading order. */
export const figures: Record<keyof Traffic, FigureWords> = {
  orders: { name: 'Orders', ...count },
  value_cents: { name: 'Value', ...usd },
  revenue_cents: { name: 'Platform revenue', ...usd },
  offers: { name: 'Offers', ...count },
  products: { name: 'New products', ...count },
  buyers: { name: 'New buyers', ...count },
  sellers: { name: 'New sellers', ...count },
}

export const figureNames = keysOf(figures)
