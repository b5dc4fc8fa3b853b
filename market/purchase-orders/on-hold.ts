import { z } from 'zod'

/** What a second administrator decides on meanwhile. */
export const onHoldFor = z.enum(['cancellation', 'refund'])
export type OnHoldFor = z.infer<typeof onHoldFor>

/** What the side that ships reads while a cancellation waits for a second administrator. */
export const ON_HOLD = 'On hold: Lotline is deciding on a cancellation'

export const onHoldWords: Record<OnHoldFor, string> = {
  cancellation: ON_HOLD,
  refund: 'On hold: Lotline is deciding on a refund',
}
