import { scaleLinear } from '@visx/scale'

export type Flow = { up: readonly number[]; down: readonly number[] }

const TICKS = 4

/** Where columns stand that grow up and down from zero, in hundredths of the width and of the height. */
export function layOutFlows(flows: readonly Flow[]) {
  const highest = Math.max(TICKS, ...flows.map(({ up }) => heightOf(up)))
  const lowest = Math.max(0, ...flows.map(({ down }) => heightOf(down)))
  const height = scaleLinear({ domain: [-lowest, highest], range: [100, 0], nice: TICKS })
  return {
    across: (at: number) => ((at + 0.5) * 100) / Math.max(1, flows.length),
    down: (value: number) => height(value),
    ticks: height.ticks(TICKS),
    /** From zero outwards: where each part of a column begins, and how high it is. */
    parts: ({ up, down }: Flow) => ({
      up: stacked(up).map(({ from, to }) => box(height(to), height(from))),
      down: stacked(down).map(({ from, to }) => box(height(-from), height(-to))),
    }),
  }
}

const box = (top: number, bottom: number) => ({ top, height: bottom - top })

// What is below zero for a time, such as a month of refunds that failed, has no column.
const drawn = (value: number) => Math.max(0, value)
const heightOf = (parts: readonly number[]) => parts.reduce((sum, each) => sum + drawn(each), 0)

function stacked(parts: readonly number[]) {
  let from = 0
  return parts.map((value) => {
    const to = from + drawn(value)
    const part = { from, to }
    from = to
    return part
  })
}
