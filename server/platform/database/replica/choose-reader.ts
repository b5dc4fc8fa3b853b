/** How far a database was at a moment of this process's own clock; `line` is the history that positions are compared in. */
export type Position = { at: number; line: string; written: number }

/** How far the primary was when asked: `flushed` is what a replica can have, `written` what anybody can have seen. */
export type PrimaryPosition = Position & { flushed: number }

export type Bound = {
  withinMs: number
  /** A position of the primary from after the viewer's last write. */
  after?: Position | undefined
}

export type Choice =
  | { database: 'replica'; reason: 'fresh'; staleMs: number }
  | { database: 'primary'; reason: 'behind' | 'written' }

/**
 * Which database answers a read. Once the replica reaches a position that the primary reported, it has
 * everything committed before that report was requested. So its age is measured by our own clock alone.
 */
export function chooseDatabase(
  replica: Position,
  primary: readonly PrimaryPosition[],
  { withinMs, after }: Bound,
): Choice {
  if (after && !(after.line === replica.line && after.written <= replica.written))
    return { database: 'primary', reason: 'written' }
  const staleMs = replica.at - (lastReached(replica, primary)?.at ?? -Infinity)
  return staleMs <= withinMs
    ? { database: 'replica', reason: 'fresh', staleMs }
    : { database: 'primary', reason: 'behind' }
}

export const lastReached = (replica: Position, primary: readonly PrimaryPosition[]) =>
  primary.findLast(({ line, flushed }) => line === replica.line && flushed <= replica.written)
