import { sql, type Generated } from 'kysely'
import type { ErasureReason } from '#market/people/erasure.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    erasures: ErasuresTable
  }
}

type ErasuresTable = {
  id: Generated<number>
  userId: number
  askedAt: Generated<Date>
  /** Null: the operator, by a command. */
  askedBy: number | null
  reason: ErasureReason
  /** The person's names and addresses; deleted at the end. */
  email: Generated<string | null>
  words: Generated<string[]>
  step: Generated<number>
  steps: Generated<number>
  reached: Generated<number>
  rowsDone: Generated<number>
  carriedAt: Generated<Date>
  finishedAt: Generated<Date | null>
}

type NewErasure = Pick<ErasuresTable, 'userId' | 'askedBy' | 'reason'> & {
  email: string
  words: string[]
}

/** False when this person's data is erased or being erased already. */
export async function beginErasure(tx: Tx, begun: NewErasure): Promise<boolean> {
  const made = await tx
    .insertInto('erasures')
    .values(begun)
    .onConflict((same) => same.column('userId').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** A person being erased: what belongs to them, their names and addresses, and the progress. */
export type Erasing = {
  userId: number
  buyerId: number | null
  sellerId: number | null
  email: string
  words: string[]
  step: number
  steps: number
  reached: number
}

/** The erasure that has waited longest. */
export async function findNextErasure(db: Database): Promise<Erasing | undefined> {
  const { rows } = await sql<Erasing>`
    select e.user_id, b.id as buyer_id, s.id as seller_id, e.email, e.words, e.step, e.steps, e.reached
    from erasures e left join buyers b on b.user_id = e.user_id left join sellers s on s.user_id = e.user_id
    where e.finished_at is null order by e.carried_at limit 1`.execute(db)
  return rows[0]
}

type Progress = { step: number; steps: number; reached: number; rows: number }

export async function keepProgress(db: Database, userId: number, progress: Progress) {
  const { step, steps, reached, rows } = progress
  await sql`
    update erasures set step = ${step}, steps = ${steps}, reached = ${reached}, rows_done = rows_done + ${rows}, carried_at = clock_timestamp()
    where user_id = ${userId}`.execute(db)
}

/** Deletes the person's names and addresses, once nothing is left to search for. */
export async function finishErasure(db: Database, userId: number) {
  await sql`
    update erasures set finished_at = now(), email = null, words = '{}'
    where user_id = ${userId}`.execute(db)
}

export const findErasure = (db: Database | Tx, userId: number) =>
  db
    .selectFrom('erasures')
    .select(['askedAt', 'reason', 'step', 'finishedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst()
