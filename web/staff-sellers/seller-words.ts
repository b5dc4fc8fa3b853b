import type { SellerRecord } from '#market/staff-sellers/staff-seller-api.ts'
import { quantityText } from '#web/platform/format/numbers.ts'

/** Says who signs in for a seller. */
export function userWords(user: SellerRecord['user']) {
  if (!user) return { words: 'No user yet', tone: 'gray' as const }
  if (user.status === 'denied') return { words: 'Denied', tone: 'red' as const }
  if (user.status === 'provisional') return { words: 'Under review', tone: 'yellow' as const }
  if (!user.has_password) return { words: 'Invited', tone: 'yellow' as const }
  return { words: 'Active', tone: 'green' as const }
}

/** "3 of 12 published" */
export const publishedWords = ({ product_count: all, published_count: shown }: SellerRecord) =>
  all === 0 ? 'None' : `${quantityText(shown)} of ${quantityText(all)} published`

export const sellerCount = (count: number) =>
  count === 1 ? '1 seller' : `${quantityText(count)} sellers`
