import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wordsIn } from '#market/catalogue/search-words.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { drawnFrom, seed } from '#server/testing/seed.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await freshDatabase()
})

afterAll(() => database.drop())

const tricky = fc.string({
  unit: fc.constantFrom(
    ...Array.from('aZ09 -_/.&+\'’"\\:*|!()éØßæŒłΣςЯй½ﬁⅫ日。ש\u00a0\u2028👕﷽\t\n%{}~`^@[]×'),
  ),
  maxLength: 30,
})
const anything = fc.string({ unit: 'binary', maxLength: 30 }).map(storable)
const plain = fc.string({
  unit: fc.constantFrom(...Array.from('aZ09-.,;:"(!?% \n…“”–—•°®’')),
  maxLength: 40,
})
const long = fc.constantFrom('x'.repeat(70), 'ab-'.repeat(30), `“${'x'.repeat(70)}.y”`)
const texts = fc.oneof(tricky, plain, anything, long)

test('the database reads the same words in a text as the rule', async () => {
  const drawn = fc.sample(texts, { numRuns: 2000, seed })
  const { rows } = await sql<{ words: string[] }>`
    select tsvector_to_array(search_vector(array[text])) as words
    from unnest(${drawn}::text[]) with ordinality as each(text, place) order by place
  `.execute(database.connection.db)
  const read = rows.map(({ words }) => words.toSorted())
  expect(read, drawnFrom).toEqual(drawn.map((text) => [...wordsIn(text)].toSorted()))
})

test('a sale does not have the words of its lot read again', async () => {
  // With any BEFORE UPDATE row trigger, PostgreSQL recomputes every generated column on each update.
  const { rows } = await sql`
    select tgname from pg_trigger
    where tgrelid = 'products'::regclass and tgtype & 1 > 0 and tgtype & 2 > 0 and tgtype & 16 > 0
  `.execute(database.connection.db)
  expect(rows).toEqual([])
})

function storable(text: string) {
  return text.toWellFormed().replaceAll('\0', ' ')
}
