import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseCatalogue } from '#server/catalogue/search-products.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import { readWordsAnew } from './read-words-anew.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test('older lots are found by new words once a job has computed their words again, and stay unchanged', async () => {
  const { db } = database.connection
  const { id: sellerId } = await aSeller(db)
  const ids = await withWordsOfBefore(() =>
    Promise.all(
      Array.from({ length: 130 }, async (_, at) => {
        const { id } = await aListedProduct(db, { sellerId, name: `Mug ${at}, 12 oz` })
        return id
      }),
    ),
  )
  await sql`insert into products_to_read select unnest(${ids}::bigint[])`.execute(database.asOwner)
  const before = await updated()
  expect(await found('12oz')).toBe(0)
  await readWordsAnew(db)
  expect(await found('12oz')).toBe(130)
  expect(await updated()).toEqual(before)
  await readWordsAnew(db)

  async function found(query: string) {
    return (await databaseCatalogue(db).search({ criteria: { query }, page: 1 })).count
  }

  function updated() {
    return db.selectFrom('products').select(['id', 'updatedAt']).orderBy('id').execute()
  }
})

/** As an older version of the database read texts: not a word of them. */
async function withWordsOfBefore<Done>(act: () => Promise<Done>): Promise<Done> {
  const { rows } = await sql<{ made: string }>`
    select pg_get_functiondef('search_vector'::regproc) as made`.execute(database.asOwner)
  await sql`create or replace function search_vector(texts text[]) returns tsvector
    language sql immutable parallel safe as $$ select ''::tsvector $$`.execute(database.asOwner)
  const done = await act()
  await sql.raw(rows[0]?.made ?? '').execute(database.asOwner)
  return done
}
