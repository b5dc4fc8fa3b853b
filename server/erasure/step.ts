import { sql, type RawBuilder } from 'kysely'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { Uploads } from '#server/uploads/uploads.ts'
import type { Erasing } from './erasure-store.ts'

export type ErasureDeps = { db: Database; uploads: Pick<Uploads, 'storage' | 'photos'> }

/** The result: finished, waiting for other work, or a number of rows with more to come. */
export type Went = 'over' | 'waits' | { rows: number; reached: number }

/** A step of every erasure. Idempotent, because a process may stop at any moment. */
export type Step = (deps: ErasureDeps, person: Erasing) => Promise<Went>

type Statement = (person: Erasing) => RawBuilder<unknown> | undefined

/** Repeated until it finds nothing. */
export const untilNone =
  (statement: Statement): Step =>
  async ({ db }, person) => {
    const query = statement(person)
    if (!query) return 'over'
    const rows = await transact(db, (tx) => affected(tx, query))
    return rows === 0 ? 'over' : { rows, reached: 0 }
  }

/** Scans a table of other people's rows once, a range of ids at a time. */
const STRETCH = 5000

export const through =
  (
    table: string,
    statement: (person: Erasing, stretch: RawBuilder<unknown>) => RawBuilder<unknown>,
  ): Step =>
  async ({ db }, person) => {
    const above = person.reached
    const upto = await lastOf(db, table, above)
    if (upto === undefined) return 'over'
    const stretch = sql`id > ${above} and id <= ${upto}`
    const rows = await transact(db, (tx) => affected(tx, statement(person, stretch)))
    return { rows, reached: upto }
  }

export async function lastOf(db: Database, table: string, above: number) {
  const { rows } = await sql<{ last: number | null }>`
    select max(id) as last from (
      select id from ${sql.table(table)} where id > ${above} order by id limit ${STRETCH}) as stretch`.execute(
    db,
  )
  return rows[0]?.last ?? undefined
}

export async function affected(tx: Tx, query: RawBuilder<unknown>) {
  const { numAffectedRows } = await query.execute(tx)
  return Number(numAffectedRows ?? 0)
}
