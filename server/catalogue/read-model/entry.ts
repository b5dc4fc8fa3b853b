import type { ProductCategory } from '#market/categories.ts'
import type { ChosenValues } from '../choices-of-fields.ts'

/** What search knows of a published product. */
export type Entry = ChosenValues & {
  id: number
  /** In microseconds, as the database has it: products are in order by it. */
  createdAt: number
  sellerId: number
  category: ProductCategory
  tags: readonly string[]
  units: number
  minOrderUnits: number | null
  /** Business days from payment. */
  shipsWithin: number | null
  priceCents: number | null
  percentOff: number | null
  /** What its own resale terms limit (`resale-limits.ts`); null: they are those of its shop. */
  resaleLimits: string | null
  words: readonly FoundWord[]
}

/** A word that a product is found by, and where it stands, one bit for each place: name, seller, codes, tags, description. */
export type FoundWord = readonly [word: string, places: number]

/** The fewest units one may buy: all that is left, when that is less than the minimum order (decision C9). */
export const leastOrder = ({ units, minOrderUnits }: Pick<Entry, 'units' | 'minOrderUnits'>) =>
  Math.min(minOrderUnits ?? 1, units)

/** Newest first, as the database orders them. */
export const byNewest = (one: Entry, other: Entry) =>
  other.createdAt - one.createdAt || other.id - one.id
