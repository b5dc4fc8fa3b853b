type More<Value> = {
  /** Values that are counted on top, each as often as it comes. */
  more: readonly Value[]
  most: number
}

/** The values with the highest counts. There may be more than `most` of them. Changes `counts`. */
export function mostOften<Value>(
  values: readonly Value[],
  counts: Uint32Array,
  { more, most }: More<Value>,
): Map<Value, number> {
  const found = new Map<Value, number>()
  const places = placesOf(values)
  for (const value of more) {
    const place = places.get(value)
    if (place === undefined) found.set(value, (found.get(value) ?? 0) + 1)
    else counts[place] = (counts[place] ?? 0) + 1
  }
  const least = leastOf(counts, most)
  for (let place = 0; place < counts.length; place++) {
    const count = counts[place] ?? 0
    const value = values[place]
    if (count >= least && value !== undefined) found.set(value, count)
  }
  return found
}

// Counts from here on are not told apart.
const STEPS = 4096

/** A count that at least `most` values reach. Few of thousands are wanted, so most need no sorting. */
function leastOf(counts: Uint32Array, most: number): number {
  const steps = new Uint32Array(STEPS)
  for (const count of counts) {
    const step = Math.min(count, STEPS - 1)
    steps[step] = (steps[step] ?? 0) + 1
  }
  let found = 0
  for (let step = STEPS - 1; step > 1; step--) {
    found += steps[step] ?? 0
    if (found >= most) return step
  }
  return 1
}

const placesOfValues = new WeakMap<readonly unknown[], ReadonlyMap<unknown, number>>()

/** Where each value stands in a list that never changes. */
function placesOf(values: readonly unknown[]): ReadonlyMap<unknown, number> {
  const known =
    placesOfValues.get(values) ?? new Map(values.map((value, place) => [value, place] as const))
  placesOfValues.set(values, known)
  return known
}
