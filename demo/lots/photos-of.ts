import type { Seeded } from '../seeded.ts'

/** A lot's photos by address: its own first, then sometimes the pair and the close-up. */
export function photosOf(number: number, chance: Seeded): string[] {
  const count = chance.pick([1, 1, 1, 2, 2, 3])
  return Array.from({ length: count }, (_, view) => `/photos/${photoKey(number, view)}/800.webp`)
}

const photoKey = (number: number, view: number) =>
  view === 0 ? `demo-lot-${number}` : `demo-lot-${number}-${view + 1}`
