import { inDigits } from '#market/in-digits.ts'
import { formatUsd, sum, times, type Cents } from '#market/money.ts'
import type { RefusalKind } from '#market/refusal-kind.ts'

/** The refusal of an accept above today's asking price by a caller who hasn't seen that price. */
export const asksLessNow = (message: string): RefusalKind => ({ code: 'above_asking', message })

export type AskedLine = { quantity: number; unitPrice: Cents; askingToday: Cents | null }

export type AboveAsking<Line> = {
  /** Those that cost less today than in the offer. */
  lines: Line[]
  /** What these lines come to in the offer, and at today's asking prices. */
  offered: Cents
  asking: Cents
}

/** The lines of an offer that its buyer would pay less for at today's asking price; undefined without any (decision I22). */
export function aboveAsking<Line extends AskedLine>(
  all: readonly Line[],
): AboveAsking<Line> | undefined {
  const lines = all.filter(
    ({ unitPrice, askingToday }) => askingToday !== null && askingToday < unitPrice,
  )
  if (lines.length === 0) return undefined
  return {
    lines,
    offered: sum(lines.map(({ unitPrice, quantity }) => times(unitPrice, quantity))),
    asking: sum(
      lines.map(({ unitPrice, askingToday, quantity }) =>
        times(askingToday ?? unitPrice, quantity),
      ),
    ),
  }
}

/** Both prices and both sums, in words that either side reads; undefined where nothing costs less today. */
export function aboveAskingWords(all: readonly AskedLine[]): string | undefined {
  const above = aboveAsking(all)
  const [first] = above?.lines ?? []
  if (!above || !first) return undefined
  const [offered, asking] = [formatUsd(above.offered), formatUsd(above.asking)]
  if (all.length === 1) {
    const units = `${inDigits(first.quantity)} ${first.quantity === 1 ? 'unit comes' : 'units come'}`
    return `The asking price is ${formatUsd(first.askingToday ?? first.unitPrice)} per unit today, below the ${formatUsd(first.unitPrice)} of this offer. The ${units} to ${offered} here and to ${asking} at today’s asking price.`
  }
  return above.lines.length === 1
    ? `The asking price of 1 of ${all.length} lots is below this offer today. It comes to ${offered} here and to ${asking} at today’s asking price.`
    : `The asking prices of ${above.lines.length} of ${all.length} lots are below this offer today. They come to ${offered} here and to ${asking} at today’s asking prices.`
}
