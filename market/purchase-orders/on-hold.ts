/** What the side that ships reads while a cancellation waits for a second administrator. */
export const ON_HOLD = 'On hold: Lotline is deciding on a cancellation'
