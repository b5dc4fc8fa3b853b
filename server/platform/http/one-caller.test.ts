import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import type { Answer, Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct } from '#server/testing/listings.ts'
import { siteForThisFile, startSite } from '#server/testing/site.ts'
import { theyWait } from '#server/testing/they-wait.ts'

const site = siteForThisFile({ env: { CALLS_AT_ONCE: '4', WORKER: 'off' } })
beforeAll(async () => {
  await aListedProduct(site.db)
})

const aCaller = async () => site.as(await aBuyer(site.db))
const search = (buyer: Caller) => buyer.post('/marketplace/products/search', {})
const searches = (buyer: Caller, count: number) =>
  Promise.all(Array.from({ length: count }, () => search(buyer)))
const statuses = (answers: { status: number }[]) => [
  ...new Set(answers.map(({ status }) => status)),
]

/** Blocks every read of products until `act` is done. */
const whileLotsAreLocked = <Result>(db: Database, act: () => Promise<Result>) =>
  db.transaction().execute(async (tx) => {
    await sql`lock table products in access exclusive mode`.execute(tx)
    return act()
  })

test('while all searches of one buyer are stuck, another is answered', async () => {
  const [greedy, other] = [await aCaller(), await aCaller()]
  const stuck = await whileLotsAreLocked(site.db, async () => {
    const asked = searches(greedy, 24)
    await theyWait(site.db, 2)
    expect((await other.get('/me')).status).toBe(200)
    // The caller's own light calls still get through.
    expect((await greedy.get('/me')).status).toBe(200)
    return { asked }
  })
  expect(statuses(await stuck.asked)).toEqual([200])
})

test('nor do many who search at once keep others waiting', async () => {
  const greedy = await Promise.all(Array.from({ length: 8 }, aCaller))
  const other = await aCaller()
  const stuck = await whileLotsAreLocked(site.db, async () => {
    const asked = Promise.all(greedy.map((each) => searches(each, 8)))
    await theyWait(site.db, 10)
    expect((await other.get('/me')).status).toBe(200)
    return { asked }
  })
  expect(statuses((await stuck.asked).flat())).toEqual([200])
})

const LONG_MS = 20_000

test('a caller who has too many waiting is refused, with the wait, and only he', async () => {
  const strict = await startSite({ env: { RATE_LIMIT_ADDRESS_FACTOR: '1', CALLS_AT_ONCE: '4' } })
  const greedy = await strict.as(await aBuyer(strict.db))
  const other = await strict.as(await aBuyer(strict.db))
  const { asked, refused } = await whileLotsAreLocked(strict.db, async () => {
    const waiting = Array.from({ length: 70 }, () => search(greedy))
    const first = await Promise.race(waiting)
    const refusals: Answer[] = []
    for (const each of waiting)
      void each.then((answer) => answer.status === 429 && refusals.push(answer))
    // Those that arrive after the lock is gone would find a free place.
    await vi.waitFor(() => expect(refusals).toHaveLength(6), LONG_MS)
    expect((await search(greedy)).status).toBe(429)
    expect((await other.get('/me')).status).toBe(200)
    return { asked: Promise.all(waiting), refused: first }
  })
  expect(refused).toMatchObject({
    status: 429,
    body: { errors: ['Too many requests at once. Please wait 1 second and try again.'] },
  })
  expect(refused.headers.get('Retry-After')).toBe('1')
  const answers = await asked
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(6)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(64)
  await strict.stop()
})
