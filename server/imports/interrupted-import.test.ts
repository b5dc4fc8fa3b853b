import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '#server/platform/http/refusal.ts'
import { unleased } from '#server/platform/jobs/job-run.ts'
import { aSiteAndItsDeps } from '#server/testing/site-and-deps.ts'
import { aSeller } from '#server/testing/listings.ts'
import type { TestSite } from '#server/testing/site.ts'
import { CHUNK } from './chunks-of.ts'
import type { ImportDeps } from './import-deps.ts'
import { findImport } from './import-store.ts'
import { runImport } from './run-import.ts'
import { aBegunImport } from './testing/import-of.ts'

// Full chunks alone: two are under way at once, and any of them may be the first to end.
const LOTS = 4 * CHUNK.products
const upcs = Array.from({ length: LOTS }, (_, at) => String(20_000_000 + at))
const csv = [
  'UPC,Product Name,Photo URL,Unit MSRP,Unit Wholesale,Unit Asking Price,Units',
  ...upcs.map((upc) => `${upc},Mug,/photos/mug/800.webp,40,20,10,100`),
  // Photo rows far behind their products are of one product with them.
  ...upcs.map((upc) => `${upc},,/photos/mug-behind/800.webp`),
].join('\n')

let site: TestSite
let deps: ImportDeps
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ site, deps, stop } = await aSiteAndItsDeps())
})
afterAll(() => stop())

async function aWaitingImport(file = csv) {
  const owner = await aSeller(site.db)
  const seller = await site.as(owner)
  return { sellerId: owner.id, ...(await aBegunImport({ db: site.db, seller, csv: file })) }
}

/** From here on, the last statement of a chunk fails, as if the process had died before its commit. */
async function dieBeyond(importId: number, rows: number) {
  await sql`
    create function die() returns trigger language plpgsql as $$ begin raise 'killed'; end $$;
    create trigger die before update on imports for each row
      when (new.id = ${sql.lit(importId)} and new.rows_done > ${sql.lit(rows)}) execute function die()`.execute(
    site.database.asOwner,
  )
  await expect(runImport(deps, importId)).rejects.toThrow('killed')
  await sql`drop trigger die on imports; drop function die()`.execute(site.database.asOwner)
}

/** As a connection that is broken at the moment. */
const cutOff = async () => {
  throw Object.assign(new Error('Connection terminated unexpectedly'), { code: '08006' })
}

/** A store that answers a number of times and then fails. */
function storeAwayAfter(answers: number): ImportDeps {
  let left = answers
  const { storage } = deps.uploads
  const read: typeof storage.read = async (...file) => {
    if (left-- <= 0) throw new Refusal('Files can’t be reached for a moment.', 503)
    return storage.read(...file)
  }
  return { ...deps, uploads: { ...deps.uploads, storage: { ...storage, read } } }
}

async function shelves(sellerId: number) {
  const { rows } = await sql<{ units: number; moved: number; movements: number; photos: number }>`
    select units, sum(change)::int as moved, count(*)::int as movements, cardinality(photos) as photos
    from products join stock_movements on product_id = products.id
    where seller_id = ${sellerId} group by products.id`.execute(site.db)
  return rows
}

const done = { message: 'complete', rows: 2 * LOTS, rowsDone: 2 * LOTS, imported: LOTS, issues: 0 }
async function outcome(sellerId: number, key: string) {
  const found = await findImport(site.db, { sellerId, key })
  return {
    message: found?.state,
    rows: found?.rows,
    rowsDone: found?.rowsDone,
    imported: found?.importedCount,
    issues: found?.issueCount,
  }
}

describe('an import that is interrupted', () => {
  test.each([0, 1, 2, 3])('after %i chunks continues there: each row once', async (chunks) => {
    const rows = 2 * chunks * CHUNK.products
    const { importId, sellerId, key } = await aWaitingImport()
    await dieBeyond(importId, rows)
    expect(await shelves(sellerId)).toHaveLength(rows / 2)
    expect(await outcome(sellerId, key)).toMatchObject({ rowsDone: rows, imported: rows / 2 })

    await runImport(deps, importId)
    await runImport(deps, importId)
    const lots = await shelves(sellerId)
    expect(lots).toHaveLength(LOTS)
    const kinds = new Set(lots.map((lot) => JSON.stringify(lot)))
    expect([...kinds]).toEqual([
      JSON.stringify({ units: 100, moved: 100, movements: 1, photos: 2 }),
    ])
    expect(await outcome(sellerId, key)).toEqual(done)
  })

  test('by a worker that takes it up as well is not done twice', async () => {
    const { importId, sellerId, key } = await aWaitingImport()
    await Promise.all([1, 2, 3].map(() => runImport(deps, importId)))
    const lots = await shelves(sellerId)
    expect(lots).toHaveLength(LOTS)
    expect(lots.every(({ movements }) => movements === 1)).toBe(true)
    expect(await outcome(sellerId, key)).toEqual(done)
  })

  test('because its worker is stopped or the database away is not held against it', async () => {
    const { importId, sellerId, key } = await aWaitingImport()
    await site.db.updateTable('imports').set({ starts: 7 }).where('id', '=', importId).execute()
    const signal = AbortSignal.abort(new Error('The process stops'))
    await expect(runImport(deps, importId, { run: { ...unleased, signal } })).rejects.toThrow()
    await expect(
      runImport(deps, importId, { run: { ...unleased, checkLease: cutOff } }),
    ).rejects.toThrow()
    await runImport(deps, importId)
    expect(await outcome(sellerId, key)).toEqual(done)
  })

  test('because its file cannot be reached continues later, and that is not held against it', async () => {
    const { importId, sellerId, key } = await aWaitingImport()
    await site.db.updateTable('imports').set({ starts: 7 }).where('id', '=', importId).execute()
    for (const answers of [0, 0])
      await expect(runImport(storeAwayAfter(answers), importId)).rejects.toThrow('be reached')
    expect(await outcome(sellerId, key)).toMatchObject({ message: 'waiting', issues: 0 })
    await runImport(deps, importId)
    expect(await outcome(sellerId, key)).toEqual(done)
  })

  test('before the rows that failed are kept keeps them later', async () => {
    const { importId, sellerId, key } = await aWaitingImport(`${csv}\n30000000,Cup,,free,,,`)
    await expect(runImport(storeAwayAfter(1), importId)).rejects.toThrow('be reached')
    expect(await outcome(sellerId, key)).toMatchObject({ message: 'importing', issues: 1 })
    await runImport(deps, importId)
    expect(await outcome(sellerId, key)).toMatchObject({ message: 'complete', issues: 1 })
    const kept = await site.db
      .selectFrom('failedRows')
      .selectAll()
      .where('importId', '=', importId)
      .execute()
    expect(kept).toHaveLength(1)
  })

  test('eight times is given up', async () => {
    const { importId, sellerId, key } = await aWaitingImport()
    await site.db.updateTable('imports').set({ starts: 8 }).where('id', '=', importId).execute()
    await runImport(deps, importId)
    expect(await outcome(sellerId, key)).toMatchObject({ message: 'failed', imported: 0 })
  })
})
