import { categoryOf } from '#market/categories.ts'
import type { ScannedLot } from './scanned-lot.ts'

/** The sellers of products, most products first, then by name. */
export function scanSellers(lots: readonly ScannedLot[]) {
  const sellers = new Map(lots.map(({ sellerId, sellerName }) => [sellerId, sellerName]))
  return [...sellers]
    .map(([id, name]) => ({ id, name, count: lots.filter((lot) => lot.sellerId === id).length }))
    .toSorted((a, b) => b.count - a.count || inOrder(a.name, b.name))
}

/** The tags of products that are no category's name. */
export function scanTags(lots: readonly ScannedLot[]) {
  const tags = new Set(lots.flatMap((lot) => lot.tags).filter((tag) => !categoryOf(tag)))
  return [...tags]
    .map((tag) => ({ tag, count: lots.filter((lot) => lot.tags.includes(tag)).length }))
    .toSorted((a, b) => b.count - a.count || inOrder(a.tag, b.tag))
}

const inOrder = (a: string, b: string) => (a < b ? -1 : 1)
