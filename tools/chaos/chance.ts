export type Chance = {
  /** A whole number from 0 up to this one, without it. */
  below(most: number): number
  between(least: number, most: number): number
  /** True in this percentage of cases. */
  percent(cases: number): boolean
  oneOf<Item>(items: readonly Item[]): Item | undefined
  shuffled<Item>(items: readonly Item[]): Item[]
}

/** Draws that are the same each time for a seed and a name. */
export function chanceOf(seed: number, name: string): Chance {
  let state = seed >>> 0
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193) >>> 0

  // Mulberry32 by Tommy Ettinger, in the public domain.
  function next() {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (most: number) => Math.floor(next() * most)
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    percent: (cases) => below(100) < cases,
    oneOf: (items) => items[below(items.length)],
    shuffled: (items) =>
      items
        .map((item) => ({ item, place: next() }))
        .toSorted((one, other) => one.place - other.place)
        .map(({ item }) => item),
  }
}
