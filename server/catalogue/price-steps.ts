export type Span = { from: number; to: number }

// No price is higher, nor as long as this.
const BEYOND = 110_000_000

/** Where a price falls: published products are counted by the leading two digits of theirs. */
export const priceStep = (cents: number) => cents - (cents % widthAt(cents))

/** A range of prices as whole steps, and what sticks out at its ends; of every span the `to` is the first price beyond. */
export function stepsAndEdges(least = 0, most = BEYOND): { steps: Span; edges: Span[] } {
  const range = { from: Math.min(least, BEYOND), to: Math.min(most + 1, BEYOND) }
  const below = priceStep(range.from)
  const steps = {
    from: below === range.from ? below : below + widthAt(below),
    to: priceStep(range.to),
  }
  if (steps.from > steps.to) return { steps: { from: 0, to: 0 }, edges: [range].filter(isLong) }
  const edges = [
    { from: range.from, to: steps.from },
    { from: steps.to, to: range.to },
  ]
  return { steps, edges: edges.filter(isLong) }
}

const widthAt = (cents: number) => 10 ** Math.max(String(cents).length - 2, 0)
const isLong = ({ from, to }: Span) => from < to
