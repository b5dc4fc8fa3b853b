import type { ChosenSent } from '#market/products/bulk/bulk-api.ts'
import type { OwnProductFilters } from '#market/products/views/own-product-filters.ts'

/** Products ticked in a list: these, or all that a search finds but these. */
export type Selection = { all: boolean; ids: ReadonlySet<number> }

export const nothing: Selection = { all: false, ids: new Set() }
export const everything: Selection = { all: true, ids: new Set() }

export const isSelected = ({ all, ids }: Selection, id: number) => ids.has(id) !== all

/** Ticks or unticks products that stand together. */
export function withProducts(
  { all, ids }: Selection,
  products: readonly number[],
  on: boolean,
): Selection {
  const changed = new Set(ids)
  for (const id of products) {
    if (on === all) changed.delete(id)
    else changed.add(id)
  }
  return { all, ids: changed }
}

/** How many products are selected, of the total that a search finds. */
export const countOf = ({ all, ids }: Selection, total: number) =>
  all ? Math.max(total - ids.size, 0) : ids.size

/** The products from the one ticked last to this one, whichever comes first. */
export function between(products: readonly number[], from: number | undefined, to: number) {
  const ends = [products.indexOf(from ?? to), products.indexOf(to)].toSorted((a, b) => a - b)
  const [first = -1, last = -1] = ends
  return first < 0 ? [to] : products.slice(first, last + 1)
}

type Found = OwnProductFilters & { count: number }

/** The products ticked, as a call names them. */
export const chosenOf = ({ all, ids }: Selection, found: Found): ChosenSent =>
  all ? { selection: { ...found, except: [...ids] } } : { ids: [...ids] }
