import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { emptyDatabase, type TestDatabase } from '#server/testing/database.ts'
import { warnOfWrongClock } from './now.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await emptyDatabase()
})
afterEach(() => void vi.useRealTimers())
afterAll(() => database.drop())

test.each([
  ['right', 0, []],
  ['an hour ahead', 3600, [3600]],
  ['an hour behind', -3600, [-3600]],
])('of a clock that is %s the log says by how much it is wrong', async (_, seconds, warnings) => {
  const said: number[] = []
  const log = { warn: (details: object) => void said.push(Number(Object.values(details)[0])) }
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
  await warnOfWrongClock(log, database.connection.db)
  expect(said.map((ms) => Math.round(ms / 60_000) * 60)).toEqual(warnings)
})
