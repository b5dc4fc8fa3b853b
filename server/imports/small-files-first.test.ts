import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withCheckDigit } from '#market/products/upc.ts'
import { unleased } from '#server/platform/jobs/job-run.ts'
import { aSiteAndItsDeps } from '#server/testing/site-and-deps.ts'
import { aSeller } from '#server/testing/listings.ts'
import { runImport } from './run-import.ts'
import { aBegunImport } from './testing/import-of.ts'

let place: Awaited<ReturnType<typeof aSiteAndItsDeps>>
beforeAll(async () => {
  place = await aSiteAndItsDeps()
})
afterAll(() => place.stop())

const fileOf = (lots: number) =>
  [
    'UPC,Product Name,Photo URL,Unit MSRP,Unit Wholesale,Unit Asking Price,Units',
    ...Array.from(
      { length: lots },
      (_, at) =>
        `${withCheckDigit(String(20_000_000_000 + at))},Mug,/photos/mug/800.webp,40,20,10,7`,
    ),
  ].join('\n')

async function begun(lots: number) {
  const { db } = place.site
  const seller = await place.site.as(await aSeller(db))
  return (await aBegunImport({ db, seller, csv: fileOf(lots) })).importId
}

/** The imports in the order in which a worker would take them. */
async function order() {
  const { rows } = await sql<{ importId: number }>`
    select (payload ->> 'importId')::int as import_id from graphile_worker._private_jobs
    where payload ->> 'importId' is not null order by priority, run_at, id`.execute(place.site.db)
  return rows.map(({ importId }) => importId)
}

test('a small file goes before large ones that were sent, or begun, before it', async () => {
  const [waiting, underWay] = [await begun(3000), await begun(3000)]
  await sql`delete from graphile_worker._private_jobs
    where (payload ->> 'importId')::int = ${underWay}`.execute(place.site.db)
  // Its first turn is over before its last row.
  let steps = 0
  await runImport(place.deps, underWay, { run: { ...unleased, hasTime: async () => steps++ < 1 } })
  const small = await begun(50)
  expect(await order()).toEqual([small, waiting, underWay])
  const { state } = await place.site.db
    .selectFrom('imports')
    .select('state')
    .where('id', '=', underWay)
    .executeTakeFirstOrThrow()
  expect(state).toBe('importing')
})
