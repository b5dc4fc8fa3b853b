import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { listDrawnLots } from './testing/list-drawn-lots.ts'

let database: TestDatabase
let db: Database

beforeAll(async () => {
  database = await freshDatabase()
  db = database.connection.db
  await listDrawnLots(db, 120)
}, 60_000)
afterAll(() => database.drop())

// The query of a process of the version before, which still runs while this one starts.
const counted = async (what: string) => {
  const { rows } = await sql<{ key: string; count: number }>`
    select key, sum(change)::int8 as count from published_counts
    where what = ${what} group by key having sum(change) > 0 order by key collate "C"`.execute(db)
  return rows
}

const ofProducts = async (key: string, from = '') => {
  const { rows } = await sql<{ key: string; count: number }>`
    select ${sql.raw(key)} as key, count(distinct p.id) as count from products p ${sql.raw(from)}
    where not provisional and not paused and deleted_at is null
    group by 1 order by 1`.execute(db)
  return rows
}

test('a process of the version before counts what is published now, and folds nothing', async () => {
  const before = await counted('all')
  await sql`update products set paused = not paused where id % 3 = 0`.execute(db)
  await sql`select fold_published_counts()`.execute(db)

  expect(await counted('all')).toEqual(await ofProducts(`''`))
  expect(await counted('all')).not.toEqual(before)
  expect(await counted('seller')).toEqual(await ofProducts(`seller_id::text collate "C"`))
  expect(await counted('tag')).toEqual(
    await ofProducts(`tag collate "C"`, 'cross join unnest(tags) as tag'),
  )
  const kinds = `kind_of_product(percent_off_msrp, units, seller_price_cents, gender, packaging_type) collate "C"`
  expect(await counted('like')).toEqual(await ofProducts(kinds))
})
