import { beforeAll, expect, test } from 'vitest'
import { isPublished } from '#server/products/is-published.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { listDrawnLots } from '../testing/list-drawn-lots.ts'
import { allEntries } from './entry-store.ts'

const site = siteForThisFile()
let published: number[] = []

beforeAll(async () => {
  await listDrawnLots(site.db, 40)
  const rows = await site.db
    .selectFrom('products')
    .select('id')
    .where(isPublished('products'))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  published = rows.map(({ id }) => id)
  expect(published.length).toBeGreaterThan(5)
})

test('every published product is read once, the newest first, however many are read at once', async () => {
  for (const atOnce of [1, 5, published.length, 1000]) {
    const ids: number[] = []
    for await (const { id } of allEntries(site.db, atOnce)) ids.push(id)
    expect(ids).toEqual(published)
  }
})

/** The database, of which only the first question is answered. */
function answeringOnce() {
  let asked = 0
  const db = site.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      asked += 1
      if (asked > 1) throw new Error('The database is away')
      return result
    },
  })
  return { db, asked: () => asked }
}

test('what could not be read ahead is told to who takes on, and to nobody who has stopped', async () => {
  const taken: number[] = []
  const takeAll = async () => {
    for await (const { id } of allEntries(answeringOnce().db, 2)) taken.push(id)
  }
  await expect(takeAll()).rejects.toThrow('The database is away')
  expect(taken).toEqual(published.slice(0, 2))

  const { db, asked } = answeringOnce()
  for await (const { id } of allEntries(db, 2)) {
    expect(id).toBe(published[0])
    break
  }
  // An error that nobody hears would fail the whole run.
  await expect.poll(asked).toBe(2)
})
