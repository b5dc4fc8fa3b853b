import { type Bits, eachBit } from './bits.ts'

// The leading half of a float of 32 bits: sign, exponent and the first 7 bits behind the point.
const STEPS = 2 ** 16
const ROWS = 2 ** 21

/** At least as many of the rows as are wanted, if there are, the best first; of equal ones the lower row. */
export function bestRows(rows: Bits, scores: Float32Array, most: number): Uint32Array {
  // Floats that are not negative are in order by their bits too.
  const bits = new Uint32Array(scores.buffer, scores.byteOffset, scores.length)
  const least = leastStep(rows, bits, most)
  const keys: number[] = []
  eachBit(rows, (row) => {
    const score = bits[row] ?? 0
    if (score >>> 16 >= least) keys.push((2 ** 32 - 1 - score) * ROWS + row)
  })
  return Uint32Array.from(Float64Array.from(keys).toSorted(), (key) => key % ROWS)
}

/** The step from which on there are as many rows as are wanted: with few wanted of many, most need not be sorted. */
function leastStep(rows: Bits, bits: Uint32Array, most: number): number {
  const counts = new Uint32Array(STEPS)
  eachBit(rows, (row) => {
    const step = (bits[row] ?? 0) >>> 16
    counts[step] = (counts[step] ?? 0) + 1
  })
  let found = 0
  for (let step = STEPS - 1; step > 0; step--) {
    found += counts[step] ?? 0
    if (found >= most) return step
  }
  return 0
}
