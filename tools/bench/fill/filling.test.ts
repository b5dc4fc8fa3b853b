import { execFile } from 'node:child_process'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoSignIns } from '#market/accounts/demo-sign-ins.ts'
import type { Database } from '#server/platform/database/database.ts'
import { emptyDatabase, freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { everyRule, findViolations } from '#server/verification/find-violations.ts'

const LOTS = 2100

let database: TestDatabase
let first: { code: number; said: string }
beforeAll(async () => {
  database = await emptyDatabase()
  first = await fill()
})
afterAll(() => database.drop())

/** As somebody at a terminal does. */
const fill = () =>
  new Promise<{ code: number; said: string }>((done) => {
    const { ownerUrl } = database
    const env = { PATH: process.env.PATH, DATABASE_URL: ownerUrl }
    execFile(
      process.execPath,
      ['tools/bench/run.ts', 'fill', `${LOTS}`],
      { env },
      (error, out, err) => done({ code: error ? 1 : 0, said: out + err }),
    )
  })

test('the lots of two seeds are there, and who may sign in is said', async () => {
  expect(first.code).toBe(0)
  for (const { email } of demoSignIns) expect(first.said).toContain(email)
  const { rows } = await sql<{ lots: number; codes: number }>`
    select count(*) as lots, count(distinct upc) as codes from products where seller_id in (
      select id from sellers where name not in (select name from sellers where user_id in (
        select user_id from applications where decision is null)))`.execute(database.asOwner)
  expect(rows).toEqual([{ lots: LOTS, codes: LOTS }])
})

test('every rule holds', async () => {
  expect(await findViolations(database.asOwner, everyRule)).toEqual([])
})

test('search knows every word of the lots, each once', async () => {
  const { rows } = await sql<{ word: string }>`
    select word from ts_stat('select search from products') where word ~ '^[^0-9]{3,}$' order by word`.execute(
    database.asOwner,
  )
  const known = await sql<{ word: string }>`select word from search_words order by word`.execute(
    database.asOwner,
  )
  expect(known.rows).toEqual(rows)
})

test('tables have their triggers, references and indexes again', async () => {
  const fresh = await freshDatabase()
  expect(await attachedTo(database.asOwner)).toEqual(await attachedTo(fresh.asOwner))
  await fresh.drop()
})

test('a database that holds something is refused, and stays', async () => {
  const again = await fill()
  expect(again.code).toBe(1)
  expect(again.said).toContain('The database is not empty')
  expect(await findViolations(database.asOwner, everyRule)).toEqual([])
})

async function attachedTo(db: Database) {
  const { rows } = await sql<{ what: string }>`
    select indexdef as what from pg_indexes where schemaname = 'public'
    union all
    select format('%s %s %s', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
    union all
    select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint where contype = 'f'
    order by what`.execute(db)
  return rows
}
