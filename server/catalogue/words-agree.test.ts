import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wordsIn, wordsInName } from '#market/catalogue/search-words.ts'
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
const measured = fc.string({
  unit: fc.constantFrom(
    ...'12 5 0 , . / - 1.5 1/2 oz fl ounces lb in inch g ml L é t wi fi shirt a x ½ １'.split(' '),
    ' ',
    ' ',
    ' ',
  ),
  maxLength: 12,
})
const texts = fc.oneof(tricky, plain, anything, long, measured)

test('the database reads the same words in a text as the rule', async () => {
  const drawn = fc.sample(texts, { numRuns: 2000, seed })
  const { rows } = await sql<{ ofName: string[]; ofText: string[] }>`
    select tsvector_to_array(search_vector(array[text])) as "ofName",
      tsvector_to_array(search_vector(array[null, null, null, null, text])) as "ofText"
    from unnest(${drawn}::text[]) with ordinality as each(text, place) order by place
  `.execute(database.connection.db)
  const sorted = (words: Iterable<string>) => [...words].toSorted()
  expect(
    rows.map(({ ofName }) => sorted(ofName)),
    drawnFrom,
  ).toEqual(drawn.map((text) => sorted(wordsInName(text))))
  expect(
    rows.map(({ ofText }) => sorted(ofText)),
    drawnFrom,
  ).toEqual(drawn.map((text) => sorted(wordsIn(text))))
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
