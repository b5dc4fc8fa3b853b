import { z } from 'zod'
import { listedProduct } from '#market/products/product-api.ts'

/** What the tray shows of a lot; the rest is asked for when lots are compared. */
const comparedLot = listedProduct.pick({ id: true, seller_id: true, name: true, photo_1_url: true })
export type ComparedLot = z.infer<typeof comparedLot>

export const MOST_COMPARED = 10

/** With the lot if it was not among them and there is room for it, or without it. */
export function withOrWithout(lots: readonly ComparedLot[], lot: ComparedLot): ComparedLot[] {
  const others = lots.filter(({ id }) => id !== lot.id)
  if (others.length < lots.length) return others
  return [...others, comparedLot.parse(lot)].slice(0, MOST_COMPARED)
}

export function readComparedLots(text: string | undefined): readonly ComparedLot[] {
  try {
    return z
      .array(comparedLot)
      .max(MOST_COMPARED)
      .parse(JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}
