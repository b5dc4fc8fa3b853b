import type { Entry } from '../read-model/entry.ts'
import { removingLots, writingLots, writingTagNames } from './lot-rows.ts'
import type { Shard } from './shard.ts'
import { type ShardProgress, writingProgress } from './shard-progress.ts'

type Written = {
  /** Published products as they are now. */
  entries: readonly Entry[]
  /** Products that changed; those without an entry are not published any more. */
  ids: readonly number[]
  progress?: ShardProgress
}

/** What a shard has of these products changes in one moment. */
export async function writeToShard(shard: Shard, { entries, ids, progress }: Written) {
  const published = new Set(entries.map(({ id }) => id))
  const gone = ids.filter((id) => !published.has(id))
  const names = writingTagNames(entries)
  if (names.length > 0) await shard.write(names)
  const statements = [
    ...removingLots(gone),
    ...writingLots(entries),
    ...(progress ? [writingProgress(progress)] : []),
  ]
  if (statements.length > 0) await shard.write(statements)
}

/** Whether a product is in the shard at this place of the list. */
export const isInShard = ({ length }: readonly Shard[], at: number, id: number) =>
  id % length === at
