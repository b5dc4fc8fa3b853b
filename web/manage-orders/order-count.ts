import { counted } from '#web/offers/offer-words.ts'
import { quantityText } from '#web/platform/format/numbers.ts'

/** "212 orders", or of a search "3 of 212 orders". */
export function orderCount(found: readonly unknown[], all: readonly unknown[]) {
  const orders = counted(all.length, 'order')
  return found.length === all.length ? orders : `${quantityText(found.length)} of ${orders}`
}
