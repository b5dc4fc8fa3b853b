import type { OwnListedProduct } from '#market/products/own-product-api.ts'
import type { PillColour } from '#web/platform/ui/Pill.tsx'

type Lot = Pick<OwnListedProduct, 'provisional' | 'paused' | 'units'>

/** Where a product stands, in a word. */
export function productStatus({ provisional, paused, units }: Lot): {
  words: string
  colour: PillColour
} {
  if (provisional) return { words: 'Not published', colour: 'red' }
  if (paused) return { words: 'Paused', colour: 'yellow' }
  return units === 0
    ? { words: 'Out of stock', colour: 'gray' }
    : { words: 'Published', colour: 'green' }
}
