import { limitProblems } from '#market/products/product-fields.ts'
import type { ImportableProduct } from './merge-product.ts'

/** Some fields of a product by their names. */
export type Cells = Record<string, unknown>

/** The fields of a product that an import changed, before and after. */
export type ProductChange = { before: Cells; after: Cells }

/** What an import changed of a product. */
export function changeBetween(before: ImportableProduct, after: ImportableProduct): ProductChange {
  const left = new Map(Object.entries(fieldsOf(after)))
  const changed = Object.entries(fieldsOf(before)).filter(
    ([field, value]) => !isSame(value, left.get(field)),
  )
  return {
    before: Object.fromEntries(changed),
    after: Object.fromEntries(changed.map(([field]) => [field, left.get(field)])),
  }
}

// Restored together or not at all: each value is only valid with the others.
const PRICES = ['msrp_cents', 'seller_price_cents']
const SCHEDULE = ['expiration_date', 'price_schedule', 'off_market_days']
const COUNTS = ['units', 'imported_units', 'min_order_units']

/** A product as it was before an import, except for what was changed since. */
export function undoChanges(
  now: ImportableProduct,
  { before, after }: ProductChange,
): ImportableProduct {
  const standing: Cells = fieldsOf(now)
  const isTouched = (field: string) => field in after && !isSame(standing[field], after[field])
  const kept = new Set(Object.keys(before).filter(isTouched))
  for (const group of [PRICES, COUNTS, SCHEDULE])
    if ((group === PRICES && now.mixed) || group.some((field) => kept.has(field)))
      for (const field of group) kept.add(field)

  if (now.mixed) kept.add('condition')

  const restored = { ...now, ...without(before, kept) }
  for (const { field } of limitProblems({ ...restored, units: restored.units || null }))
    for (const each of field === 'seller_price_cents' ? PRICES : COUNTS) kept.add(each)
  return { ...now, ...without(before, kept) }
}

const fieldsOf = (product: ImportableProduct): Cells => ({ ...product })

const without = (cells: Cells, kept: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(cells).filter(([field]) => !kept.has(field)))

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
