import type { MoneyMoved } from '#market/insights/money-moved.ts'
import { keysOf } from '#market/keys-of.ts'

type MoneyFigure = {
  name: string
  /** What it counts, for those who point at it. */
  hint: string
  /** The place of its colour among those of plots. */
  colour: number
}

/** The figures of money in reading order: what came in, what of it is the platform’s, what left. */
export const moneyFigures: Record<keyof MoneyMoved, MoneyFigure> = {
  gross_cents: { name: 'Gross', hint: 'All that buyers paid', colour: 1 },
  fee_cents: { name: 'Fee', hint: 'Platform fees, less those given back', colour: 2 },
  paid_out_cents: { name: 'Paid out', hint: 'What sellers were paid', colour: 3 },
  refunded_cents: { name: 'Refunded', hint: 'What buyers got back', colour: 4 },
  disputed_cents: {
    name: 'Disputed',
    hint: 'What banks took back, less disputes won',
    colour: 5,
  },
}

export const moneyNames = keysOf(moneyFigures)
