import { isUpTo, type Place, placeIn, readingPlace } from './place-in-shard.ts'
import type { Question } from './question.ts'
import type { Row, Shard } from './shard.ts'

/** Thrown where shards changed while they were asked, or lost what they had. */
export class ShardsMoved extends Error {}

export type Shards = { shards: readonly Shard[]; places: readonly Place[] }

/**
 * Asks every shard as it is at one moment: it says the same of its place before and after. Throws `ShardsMoved`
 * otherwise, and when one lacks changes that its place had.
 */
export async function askShards<Answer>(
  { shards, places }: Shards,
  { texts, read }: Question<Answer>,
): Promise<Answer> {
  const answers = await Promise.all(
    shards.map(async (shard, at) => {
      const rows = await shard.ask([readingPlace, ...texts, readingPlace])
      refuseMoved(rows, places[at])
      return rows.slice(1, -1)
    }),
  )
  return read(texts.map((_, at) => answers.flatMap((rows) => rows[at] ?? [])))
}

function refuseMoved(rows: readonly Row[][], place: Place | undefined) {
  const before = placeIn(rows[0])
  const isStill = JSON.stringify(before) === JSON.stringify(placeIn(rows.at(-1)))
  if (!before || !place || !isStill || !isUpTo(before, place)) throw new ShardsMoved()
}
