import { isUpTo } from '#web/platform/theme/breakpoints.ts'
import type { OrderSection } from './order-section.ts'

/** How much of an order shows: one row, its head and steps, or the whole order. */
export type Showing = 'row' | 'steps' | 'whole'

/**
 * The first order that waits for the reader is open, and the first one in progress shows its steps.
 * All others are rows. On a phone every order is a row.
 */
export function showingAtFirst(
  sections: readonly OrderSection[],
  isPhone: boolean,
): Record<string, Showing> {
  if (isPhone) return {}
  const firstOf = (mark: OrderSection['mark']) =>
    sections.find((section) => section.mark === mark)?.orders[0]?.id
  const turn = firstOf('turn')
  const waiting = firstOf('waiting')
  return {
    ...(turn !== undefined && { [turn]: 'whole' as const }),
    ...(waiting !== undefined && { [waiting]: 'steps' as const }),
  }
}

/** Whether the layout of this page is that of a phone. */
export const isPhone = () => isUpTo('--small-tablet')
