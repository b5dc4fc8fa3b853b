import type { Database, Tx } from '#server/platform/database/database.ts'
import { taggedProducts } from '#server/products/catalogue/tagged-products.ts'
import type { Seen } from '#server/products/catalogue/visible-to.ts'
import { placesIn } from './curated-tag-store.ts'

/** The products of a curated tag in their places; one that was never given a place comes after those that were. */
export async function lotsInPlaces(db: Database | Tx, tag: string, seen: Seen) {
  const places = new Map((await placesIn(db, tag)).map((id, place) => [id, place]))
  const placeOf = ({ id }: { id: number }) => places.get(id) ?? Infinity
  const lots = await taggedProducts(db, { tag, seen })
  return lots.toSorted((one, other) => compare(placeOf(one), placeOf(other)))
}

// Two without a place are an even match: Infinity less Infinity is no number.
const compare = (one: number, other: number) => (one === other ? 0 : one - other)
