import { scaleLinear, scalePoint } from '@visx/scale'

const TICKS = 4
const MOST_MARKS = 6

/** Where readings stand, in hundredths of the width and of the height. */
export function layOut(values: readonly number[], count: number) {
  // At least as far as the ticks, so that counts get whole numbers.
  const height = scaleLinear({
    domain: [0, Math.max(TICKS, ...values)],
    range: [100, 0],
    nice: TICKS,
  })
  const width = scalePoint({
    domain: Array.from({ length: count }, (_, at) => at),
    range: [0, 100],
  })
  return {
    across: (at: number) => width(at) ?? 0,
    down: (value: number) => height(value),
    ticks: height.ticks(TICKS),
  }
}

/** Which readings are named below the axis: a few, evenly apart, the first among them. */
export function markedOf(count: number): number[] {
  const step = Math.max(1, Math.ceil(count / MOST_MARKS))
  return Array.from({ length: Math.ceil(count / step) }, (_, at) => at * step)
}
