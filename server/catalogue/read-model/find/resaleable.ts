import { LRUCache } from 'lru-cache'
import { resaleConflict } from '#market/resale/resale-conflict.ts'
import type { ResaleWanted } from '../../resale-wanted.ts'
import type { Base } from '../base/base.ts'
import { type Bits, noBits } from '../base/bits.ts'
import type { Entry } from '../entry.ts'
import { termsOfLimits } from '../resale-limits.ts'

// Buyers repeat a limited number of declarations.
const MOST_KEPT = { max: 200, maxSize: 16 * 2 ** 20 }

const keptOf = new WeakMap<Base, LRUCache<string, Bits>>()

/** The rows whose terms a buyer can keep, cached for each declaration. Callers must not change the result. */
export function resaleableRows(base: Base, resale: ResaleWanted): Bits {
  const kept = keptOf.get(base) ?? new LRUCache<string, Bits>(MOST_KEPT)
  keptOf.set(base, kept)
  const key = JSON.stringify(resale)
  const known = kept.get(key)
  if (known) return known
  const rows = rowsWithoutConflict(base, resale)
  kept.set(key, rows, { size: rows.byteLength + key.length + 1 })
  return rows
}

export const isResaleable = (
  { resaleLimits, sellerId }: Pick<Entry, 'resaleLimits' | 'sellerId'>,
  resale: ResaleWanted,
) =>
  resaleLimits === null
    ? !resale.shopsInConflict.includes(sellerId)
    : isWithin(resaleLimits, resale)

/** Few terms are many products': each is asked once. */
function rowsWithoutConflict({ size, sellers, ...base }: Base, resale: ResaleWanted): Bits {
  const inConflict = new Set(resale.shopsInConflict)
  const ofShops = Uint8Array.from(base.sellerIds, (id) => (inConflict.has(id) ? 0 : 1))
  const ofLimits = Uint8Array.from(base.resaleLimitTexts, (text, place) =>
    place > 0 && isWithin(text, resale) ? 1 : 0,
  )
  const rows = noBits(size)
  for (let at = 0; at < rows.length; at++) {
    let word = 0
    const end = Math.min(size, (at + 1) << 5)
    for (let row = at << 5; row < end; row++) {
      const limits = base.resaleLimits[row] ?? 0
      const isFree = limits === 0 ? ofShops[sellers[row] ?? 0] : ofLimits[limits]
      if (isFree === 1) word |= 1 << (row & 31)
    }
    rows[at] = word
  }
  return rows
}

const isWithin = (limits: string, resale: ResaleWanted) =>
  resaleConflict(termsOfLimits(limits), resale) === undefined
