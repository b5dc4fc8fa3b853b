import { cents, times, type Cents } from '#market/money.ts'
import {
  productConditions,
  USUAL_CONDITION,
  type ProductCondition,
} from '#market/products/product-condition.ts'
import type { ManifestRow } from './manifest-row.ts'

/** What of a lot is in one condition, or of one category. */
export type Part<Key> = { key: Key; units: number; retail_cents: Cents }

export type ManifestTotals = {
  rows: number
  units: number
  /** Σ quantity × MSRP: the MSRP of the lot. */
  retail_cents: Cents
  /** The lowest of its rows, which is the lot's. */
  condition: ProductCondition
  /** The best first. */
  conditions: Part<ProductCondition>[]
  /** The dearest first; what says none stands under null. */
  categories: Part<string | null>[]
}

/** What the rows of a manifest come to. */
export function totalsOf(rows: readonly ManifestRow[]): ManifestTotals {
  const whole = { units: 0, retail_cents: cents(0) }
  const conditions = new Map<ProductCondition, Part<ProductCondition>>()
  const categories = new Map<string | null, Part<string | null>>()
  for (const row of rows) {
    const retail = times(row.msrp_cents, row.quantity)
    add(whole, row.quantity, retail)
    add(partOf(conditions, row.condition, row.condition), row.quantity, retail)
    // "KITCHEN" and "Kitchen" are one, as the first of them writes it.
    const category = row.category?.toLowerCase() ?? null
    add(partOf(categories, category, row.category), row.quantity, retail)
  }
  const present = productConditions.filter((each) => conditions.has(each))
  return {
    rows: rows.length,
    ...whole,
    condition: present.at(-1) ?? USUAL_CONDITION,
    conditions: present.flatMap((each) => conditions.get(each) ?? []),
    categories: [...categories.values()].toSorted(
      (one, other) => other.retail_cents - one.retail_cents,
    ),
  }
}

function partOf<Id, Key>(parts: Map<Id, Part<Key>>, id: Id, key: Key): Part<Key> {
  const known = parts.get(id)
  if (known) return known
  const part = { key, units: 0, retail_cents: cents(0) }
  parts.set(id, part)
  return part
}

function add(to: { units: number; retail_cents: Cents }, units: number, retail: Cents) {
  to.units += units
  to.retail_cents = cents(to.retail_cents + retail)
}

/** A part of the whole in percent: "under 1%" and "over 99%" where rounding would say none or all. */
export function shareWords(part: number, whole: number): string {
  const percent = whole > 0 ? (100 * part) / whole : 0
  if (percent > 0 && percent < 1) return 'under 1%'
  if (percent > 99 && percent < 100) return 'over 99%'
  return `${Math.round(percent)}%`
}

/** The first parts, and all others as one. */
export function largestParts<Key>(parts: readonly Part<Key>[], most: number) {
  const shown = parts.length > most ? parts.slice(0, most - 1) : parts
  const others = parts.slice(shown.length)
  return {
    shown,
    others: others.length > 0 && {
      count: others.length,
      units: others.reduce((units, part) => units + part.units, 0),
      retail_cents: cents(others.reduce((retail, part) => retail + part.retail_cents, 0)),
    },
  }
}
