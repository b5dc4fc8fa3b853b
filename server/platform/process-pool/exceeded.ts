const EXCEEDED = 'exceeded'

/** What a process of a pool posts that takes more than it may; it is killed then. */
export const exceeded = (what: 'memory' | 'time') => ({ [EXCEEDED]: what })

/** What it took too much of, if the message says so. */
export const exceededBy = (message: unknown) =>
  typeof message === 'object' && message !== null && EXCEEDED in message
    ? String(message[EXCEEDED])
    : undefined
