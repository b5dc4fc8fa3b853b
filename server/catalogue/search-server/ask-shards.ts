import { isUpTo, type ShardProgress, progressIn, readingProgress } from './shard-progress.ts'
import type { Question } from './question.ts'
import type { Row, Shard } from './shard.ts'

/** Thrown where shards changed while they were asked, or lost what they had. */
export class ShardsMoved extends Error {}

export type Shards = { shards: readonly Shard[]; progress: readonly ShardProgress[] }

/**
 * Asks every shard as it is at one moment: its progress is the same before and after. Throws `ShardsMoved` otherwise,
 * and when one lacks changes that it had.
 */
export async function askShards<Answer>(
  { shards, progress }: Shards,
  question: Question<Answer>,
): Promise<Answer> {
  const answers = await Promise.all(
    shards.map(async (shard, at) => {
      const rows = await shard.ask([readingProgress, ...question.texts, readingProgress])
      refuseMoved(rows, progress[at])
      return rows.slice(1, -1)
    }),
  )
  return question.read(question.texts.map((_, at) => answers.flatMap((rows) => rows[at] ?? [])))
}

function refuseMoved(rows: readonly Row[][], once: ShardProgress | undefined) {
  const before = progressIn(rows[0])
  const isStill = JSON.stringify(before) === JSON.stringify(progressIn(rows.at(-1)))
  if (!before || !once || !isStill || !isUpTo(before, once)) throw new ShardsMoved()
}
