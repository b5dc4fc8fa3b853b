import { z } from 'zod'
import { productCard } from '#market/products/product-api.ts'

/** What hardly changes of a lot; the rest is asked for when it is opened again. */
const viewedLot = productCard.pick({ id: true, seller_id: true, name: true, photo_1_url: true })
export type ViewedLot = z.infer<typeof viewedLot>

const MOST_KEPT = 12

/** The lots a person looked at, the last first; kept in their browser and told to nobody. */
export function recentlyViewed(userId: number): readonly ViewedLot[] {
  try {
    return z.array(viewedLot).parse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]'))
  } catch {
    return []
  }
}

export function rememberViewed(userId: number, lot: ViewedLot) {
  keep(userId, [viewedLot.parse(lot), ...others(userId, lot.id)].slice(0, MOST_KEPT))
}

export function forgetViewed(userId: number, lotId: number) {
  keep(userId, others(userId, lotId))
}

const others = (userId: number, lotId: number) =>
  recentlyViewed(userId).filter(({ id }) => id !== lotId)

function keep(userId: number, lots: readonly ViewedLot[]) {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(lots))
  } catch {
    // Storage is off: nothing is remembered.
  }
}

const keyOf = (userId: number) => `recently-viewed-${userId}`
