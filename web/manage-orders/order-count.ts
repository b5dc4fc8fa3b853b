import { counted, quantityText } from '#web/platform/format/numbers.ts'

/** "212 orders", or "3 of 212 orders" after a search. */
export function orderCount(found: readonly unknown[], all: readonly unknown[]) {
  const orders = counted(all.length, 'order')
  return found.length === all.length ? orders : `${quantityText(found.length)} of ${orders}`
}
