import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { scoreOfPlaces } from './word-score.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test('a word is worth what PostgreSQL says, wherever it stands', async () => {
  const all = Array.from({ length: 31 }, (_, at) => at + 1)
  const vectors = all.map((places) => {
    const marks = ['1A', '2B', '3B', '4C', '5D'].filter((_, place) => places & (1 << place))
    return `'fig':${marks.join(',')}`
  })
  const { rows } = await sql<{ rank: number }>`
    select ts_rank(vector::tsvector, 'fig'::tsquery) as rank
    from unnest(${vectors}::text[]) with ordinality as each(vector, place) order by place`.execute(
    database.connection.db,
  )
  expect(all.map((places) => Math.fround(scoreOfPlaces[places] ?? 0))).toEqual(
    rows.map(({ rank }) => Math.fround(rank)),
  )
})
