import { isUpTo } from '#web/platform/theme/breakpoints.ts'
import type { OrderSection } from './order-section.ts'

/** How much of an order is shown: one row, its head and path, or all of it. */
export type Showing = 'row' | 'path' | 'whole'

/**
 * The first order that waits for the reader is open, the first one under way shows its path; all
 * others are rows. On a phone all are rows.
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
    ...(waiting !== undefined && { [waiting]: 'path' as const }),
  }
}

/** As wide as the layouts of this page distinguish. */
export const isPhone = () => isUpTo('--small-tablet')
