import { expect, test } from 'vitest'
import { isPublished } from '#server/products/is-published.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { listDrawnLots } from '../testing/list-drawn-lots.ts'
import { allEntries } from './entry-store.ts'

const site = siteForThisFile()
const LOTS = 24

async function idsOf(atOnce: number) {
  const ids: number[] = []
  for await (const { id } of allEntries(site.db, atOnce)) ids.push(id)
  return ids
}

test('every published product is read once, the newest first, however many are read at once', async () => {
  const lots = await listDrawnLots(site.db, LOTS)
  const published = await site.db
    .selectFrom('products')
    .select('id')
    .where(isPublished('products'))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const inOrder = published.map(({ id }) => id)
  expect(lots).toHaveLength(LOTS)
  for (const atOnce of [1, 5, inOrder.length, 1000]) expect(await idsOf(atOnce)).toEqual(inOrder)
})

test('who stops after the first is not told of what was read ahead, and the next reader gets all', async () => {
  const all = await idsOf(1000)
  for await (const { id } of allEntries(site.db, 2)) {
    expect(id).toBe(all[0])
    break
  }
  expect(await idsOf(3)).toEqual(all)
})
