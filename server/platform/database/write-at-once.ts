import { sql, type OperationNodeSource, type QueryCreator, type RawBuilder } from 'kysely'
import type { Database, Tables, Tx } from './database.ts'

/** A statement that answers each row it writes, or one made of what the write before it answers. */
export type Write = OperationNodeSource | ((before: RawBuilder<unknown>) => OperationNodeSource)

/**
 * Runs several writes as one statement, in this order: a saved round trip is worth more than most of them take.
 * None of them sees what another one writes. Returns how many rows each has written.
 */
export async function writeAtOnce(db: Database | Tx, writes: readonly Write[]): Promise<number[]> {
  if (writes.length === 0) return []
  let query: QueryCreator<Tables> = db
  for (const [at, write] of writes.entries())
    query = query.with(
      (name) => name(nameOf(at)).materialized(),
      () =>
        sql<object>`(${typeof write === 'function' ? write(sql.table(nameOf(at - 1))) : write})`,
    )
  const counts = writes.map((_, at) => sql`(select count(*) from ${sql.table(nameOf(at))})`)
  const { written } = await query
    .selectNoFrom(sql<number[]>`array[${sql.join(counts)}]::int[]`.as('written'))
    .executeTakeFirstOrThrow()
  return written
}

const nameOf = (at: number) => `write_${at}`
