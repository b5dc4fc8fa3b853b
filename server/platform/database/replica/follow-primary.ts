import { shareRuns } from '#server/platform/share-runs.ts'
import type { Database } from '../database.ts'
import { positionOfPrimary } from './ask-position.ts'
import { lastReached, type Position, type PrimaryPosition } from './choose-reader.ts'

const MOST_WRITES = 10_000

/** Knows where the primary was when, as far back as a read may be stale. */
export function followPrimary(db: Database, withinMs: number) {
  let positions: PrimaryPosition[] = []
  const afterWrites = new Map<string, Promise<Position>>()

  const askNow = shareRuns(async () => {
    const position = await positionOfPrimary(db)
    positions = [...positions.filter(({ at }) => at >= position.at - withinMs), position]
    return position
  })

  return {
    askNow,
    all: (): readonly PrimaryPosition[] => positions,
    /** The newest moment as of which a replica has everything. */
    reachedBy: (replica: Position) => lastReached(replica, positions)?.at,
    afterWrite,
  }

  /**
   * Where the primary was at the first read after a write, which is after the write itself. So a write asks for no
   * position, and no process needs to hear of it.
   */
  async function afterWrite(name: string): Promise<Position> {
    const known = afterWrites.get(name)
    if (known) return known
    const asked = askNow()
    afterWrites.set(name, asked)
    asked.catch(() => afterWrites.delete(name))
    const [oldest] = afterWrites.keys()
    if (afterWrites.size > MOST_WRITES && oldest !== undefined) afterWrites.delete(oldest)
    return asked
  }
}
