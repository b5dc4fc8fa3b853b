import type { Cents } from '#market/money.ts'

/** How a product stands for buyers: to be had, listed without units, or not listed. */
export type Standing = 'on_sale' | 'sold_out' | 'gone'
export type Seen = { as: Standing; price: Cents | null }

/** The changes of a lot that its watchers hear about. */
export type WatchedChange = 'back' | 'cheaper' | 'gone'

/** What a watcher is told when a lot that was seen one way is another way now; nothing of a sale or a higher price. */
export function watchedChange(before: Seen, now: Seen): WatchedChange | undefined {
  if (now.as === 'gone') return before.as === 'gone' ? undefined : 'gone'
  if (now.as === 'sold_out') return undefined
  if (before.as !== 'on_sale') return 'back'
  const isCheaper = now.price !== null && before.price !== null && now.price < before.price
  return isCheaper ? 'cheaper' : undefined
}
