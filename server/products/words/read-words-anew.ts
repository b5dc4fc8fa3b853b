import { sql } from 'kysely'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { type JobRun, unleased } from '#server/platform/jobs/job-run.ts'
import { job } from '#server/platform/jobs/job.ts'
import { z } from 'zod'

export const readingWordsAnew = job('read_words_anew', z.object({}))

/** Few, so that others who need one of these products hardly wait. */
const LOTS_AT_ONCE = 100

/** Computes the search words again for lots that were listed before the database knew a new kind of words. */
export async function readWordsAnew(db: Database, run: JobRun = unleased) {
  while (await transact(db, readNextAnew)) {
    run.signal.throwIfAborted()
    if (await run.hasTime()) continue
    return transact(db, (tx) => enqueue(tx, readingWordsAnew, {}, { key: 'read_words_anew' }))
  }
}

/** False when there are no more of them. */
async function readNextAnew(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    delete from products_to_read where product_id in (
      select product_id from products_to_read order by product_id limit ${LOTS_AT_ONCE} for update skip locked
    ) returning product_id as id`.execute(tx)
  const ids = rows.map(({ id }) => id)
  // In id order, so that two transactions never wait for each other's products.
  await sql`
    select from products where id = any(${ids}::bigint[]) order by id for no key update`.execute(tx)
  // Writing a column recomputes the words generated from it, even if its value is unchanged.
  await sql`update products set name = name where id = any(${ids}::bigint[])`.execute(tx)
  return ids.length > 0
}
