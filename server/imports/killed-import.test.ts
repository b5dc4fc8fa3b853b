import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endWithTest } from '#server/testing/end-with-test.ts'
import { withCheckDigit } from '#market/products/upc.ts'
import { aSiteAndItsDeps } from '#server/testing/site-and-deps.ts'
import { aSeller } from '#server/testing/listings.ts'
import { runImport } from './run-import.ts'
import { aBegunImport } from './testing/import-of.ts'

type Workplace = Awaited<ReturnType<typeof aSiteAndItsDeps>>

// Ten chunks of twenty: each of the imports below is killed before it comes to its end.
const LOTS = 200
const LACKING = 15
const REFUSED = 10
const upcOf = (at: number) => withCheckDigit(String(20_000_000_000 + at))
const row = (at: number) =>
  `${upcOf(at)},Mug,/photos/mug/800.webp,40,${at < LACKING ? '' : 20},10,7`
const csv = [
  'UPC,Product Name,Photo URL,Unit MSRP,Unit Wholesale,Unit Asking Price,Units',
  ...Array.from({ length: LOTS }, (_, at) => row(at)),
  ...Array.from({ length: LOTS }, (_, at) => `${upcOf(at)},,/photos/behind/800.webp`),
  ...Array.from({ length: REFUSED }, () => ',Nameless'),
].join('\n')

/** Before which statement of its own each process is killed: 4 imports with 5 processes, one after the other. */
const kills = [0, 1, 2, 3].map((shift) => [2, 8, 12, 15, 19].map((at) => at + shift))

let place: Workplace
beforeAll(async () => {
  place = await aSiteAndItsDeps()
})
afterAll(() => place.stop())

test('an import killed at twenty points has each row once, and its counts are right', async () => {
  const imports = await Promise.all(kills.map((points) => importKilledAt(points)))
  for (const { key, importId, sellerId, caller } of imports) {
    await runImport(place.deps, importId)
    const { body } = await caller.get(`/imported_csvs/${key}`)
    expect(body).toMatchObject({
      message: 'Import is complete',
      rows: 2 * LOTS + REFUSED,
      rows_done: 2 * LOTS + REFUSED,
      imported_count: LOTS - LACKING,
      issue_count: LACKING + REFUSED,
      failed_rows: 2 * LACKING + REFUSED,
    })
    expect(body.attribute_issues).toHaveLength(LACKING + REFUSED)
    expect(await shelvesOf(sellerId)).toEqual([
      { lots: LOTS, units: 7, moved: 7, movements: 1, photos: 2 },
    ])
  }
}, 300_000)

async function importKilledAt(points: readonly number[]) {
  const { db } = place.site
  const owner = await aSeller(db)
  const seller = await place.site.as(owner)
  const begun = await aBegunImport({ db, seller, csv })
  for (const point of points) expect(await importUntil(begun.importId, point)).toBe('SIGKILL')
  return { ...begun, sellerId: owner.id, caller: seller }
}

/** How a process ends that imports until it is killed before this statement. */
async function importUntil(importId: number, statements: number) {
  const script = fileURLToPath(new URL('testing/importer-to-kill.ts', import.meta.url))
  const given = [place.site.database.url, place.dataDir, String(importId), String(statements)]
  const child = spawn(process.execPath, [script, ...given], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  endWithTest(child)
  const [, signal] = await once(child, 'exit')
  return signal
}

/** The products of a seller, counted by their fields without ids. */
async function shelvesOf(sellerId: number) {
  const { rows } = await sql`
    select count(*) as lots, units, moved, movements, photos from (
      select units, sum(change)::int as moved, count(*)::int as movements, cardinality(photos) as photos
      from products join stock_movements on product_id = products.id
      where seller_id = ${sellerId} group by products.id) lot
    group by units, moved, movements, photos`.execute(place.site.db)
  return rows
}
