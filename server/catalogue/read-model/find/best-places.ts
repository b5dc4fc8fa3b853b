// The leading half of a float of 32 bits: sign, exponent and the first 7 bits behind the point.
const STEPS = 2 ** 16
const ROWS = 2 ** 21

/** The positions of the best scores, at most `most`, best first. Equal scores keep their order. */
export function bestPlaces(scores: Float32Array, most: number): Uint32Array {
  // Floats that are not negative are in order by their bits too.
  const bits = new Uint32Array(scores.buffer, scores.byteOffset, scores.length)
  const least = leastStep(bits, most)
  const keys: number[] = []
  for (let place = 0; place < bits.length; place++) {
    const score = bits[place] ?? 0
    if (score >>> 16 >= least) keys.push((2 ** 32 - 1 - score) * ROWS + place)
  }
  return Uint32Array.from(Float64Array.from(keys).toSorted().subarray(0, most), (key) => key % ROWS)
}

/** The step from which on there are as many scores as are wanted: with few wanted of many, most need not be sorted. */
function leastStep(bits: Uint32Array, most: number): number {
  const counts = new Uint32Array(STEPS)
  for (const score of bits) {
    const step = score >>> 16
    counts[step] = (counts[step] ?? 0) + 1
  }
  let found = 0
  for (let step = STEPS - 1; step > 0; step--) {
    found += counts[step] ?? 0
    if (found >= most) return step
  }
  return 0
}
