type Listed = { data: unknown; error: Error | null; refetch: () => unknown }

/** How it goes with a list of which a part is read first. */
export const inTurn = (all: Listed, part: Listed) => ({
  /** Whether only the part is here. */
  isPart: all.data === undefined && part.data !== undefined,
  error: all.error ?? part.error,
  refetch: () => void Promise.all([all.refetch(), all.data === undefined && part.refetch()]),
})
