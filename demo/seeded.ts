/** Chance that repeats itself: one seed always gives the same picks in the same order. */
export type Seeded = {
  /** A fraction between two bounds, to two decimals. */
  between(low: number, high: number): number
  /** A whole number, both bounds included. */
  whole(low: number, high: number): number
  pick<const T>(choices: readonly T[]): T
  /** Some of the choices, each at most once, in a random order. */
  some<T>(choices: readonly T[], count: number): T[]
  /** True this often: 0 never, 1 always. */
  chance(share: number): boolean
}

export function seeded(seed: number): Seeded {
  const fraction = mulberry32(seed)
  const whole = (low: number, high: number) => low + Math.floor(fraction() * (high - low + 1))
  return {
    between: (low, high) => Number((low + fraction() * (high - low)).toFixed(2)),
    whole,
    pick: (choices) => at(choices, whole(0, choices.length - 1)),
    some(choices, count) {
      const left = [...choices]
      return Array.from({ length: Math.min(count, left.length) }, () => {
        const index = whole(0, left.length - 1)
        const chosen = at(left, index)
        left.splice(index, 1)
        return chosen
      })
    },
    chance: (share) => fraction() < share,
  }
}

/** A seed of its own for each word, so that one thing's picks never shift another's. */
export function seedOf(...parts: readonly (string | number)[]): number {
  let hash = 2166136261
  for (const character of parts.join('/'))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619)
  return hash >>> 0
}

function mulberry32(seed: number): () => number {
  let state = Math.imul(seed, 2654435761) >>> 0 || 1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function at<T>(choices: readonly T[], index: number): T {
  const chosen = choices[index]
  if (chosen === undefined) throw new RangeError('Nothing to pick from')
  return chosen
}
