import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withCheckDigit } from '#market/products/upc.ts'
import { lockSeller } from '#server/products/lock-seller.ts'
import { MOST_UNDER_REVIEW } from '#server/products/photos/hold-photos.ts'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import { aSiteAndItsDeps } from '#server/testing/site-and-deps.ts'
import { theyWait } from '#server/testing/they-wait.ts'
import { runImport } from './run-import.ts'
import { aBegunImport } from './testing/import-of.ts'

// That there was no deadlock is counted when the site's database is dropped, as after every file.

const SMALL_CHUNK = { products: 20, bytes: 160_000 }
const LOTS = 3 * SMALL_CHUNK.products

let place: Awaited<ReturnType<typeof aSiteAndItsDeps>>
beforeAll(async () => {
  place = await aSiteAndItsDeps()
})
afterAll(() => place.stop())

const upcOf = (at: number) => withCheckDigit(String(20_000_000_000 + at))

type File = { lots?: number; name?: string; photo?: (at: number) => string }

const fileOf = ({ lots = LOTS, name = 'Mug', photo = () => '/photos/mug/800.webp' }: File) =>
  [
    'UPC,Product Name,Photo URL,Unit MSRP,Unit Wholesale,Unit Asking Price,Units',
    ...Array.from({ length: lots }, (_, at) => `${upcOf(at)},${name},${photo(at)},40,20,10,7`),
  ].join('\n')

async function aBegun(file: File & { status?: 'provisional' } = {}) {
  const { db } = place.site
  const owner = await aSeller(db, { status: file.status ?? 'approved' })
  const seller = await place.site.as(owner)
  const { importId } = await aBegunImport({ db, seller, csv: fileOf(file) })
  return { importId, sellerId: owner.id }
}
type Begun = Awaited<ReturnType<typeof aBegun>>

const run = ({ importId }: Begun) => runImport(place.deps, importId, { chunk: SMALL_CHUNK })

/** Has `act` done while nobody else can write these products of a file, which are listed already. */
async function whileHeld<Result>(
  { sellerId }: Begun,
  places: number[],
  act: () => Promise<Result>,
) {
  const { db } = place.site
  const ids: number[] = []
  for (const at of places)
    ids.push((await aListedProduct(db, { sellerId, upc: upcOf(at), units: 7 })).id)
  return db.transaction().execute(async (tx) => {
    await sql`select from products where id = any(${ids}) for update`.execute(tx)
    return act()
  })
}

/** How an import ended, and the products of its seller without their ids. */
async function outcome({ importId, sellerId }: Begun) {
  const { db } = place.site
  const { rows: lots } = await sql`
    select count(*) as lots, units, moved, movements from (
      select units, sum(change)::int as moved, count(*)::int as movements
      from products join stock_movements on product_id = products.id
      where seller_id = ${sellerId} group by products.id) lot
    group by units, moved, movements`.execute(db)
  const ended = await db
    .selectFrom('imports')
    .select(['state', 'rowsDone', 'importedCount'])
    .where('id', '=', importId)
    .executeTakeFirst()
  return { ...ended, lots }
}
const whole = {
  state: 'complete',
  rowsDone: LOTS,
  importedCount: LOTS,
  lots: [{ lots: LOTS, units: 7, moved: 7, movements: 1 }],
}

describe('two chunks of an import', () => {
  test('are under way at once, with words that nobody knew: each row is imported once', async () => {
    const begun = await aBegun({ name: 'Quokkafleece zanzibarian throw' })
    const { over } = await whileHeld(begun, [0, SMALL_CHUNK.products], async () => {
      const running = { over: run(begun) }
      await theyWait(place.site.db, 2)
      return running
    })
    await over
    expect(await outcome(begun)).toEqual(whole)
  })

  test("wait for other writers of the seller's products", async () => {
    const begun = await aBegun()
    const { over } = await place.site.db.transaction().execute(async (tx) => {
      await lockSeller(tx, begun.sellerId)
      const running = { over: run(begun) }
      await theyWait(place.site.db, 2)
      return running
    })
    await over
    expect(await outcome(begun)).toEqual(whole)
  })

  test('count the photos of a seller under review together', async () => {
    const lots = MOST_UNDER_REVIEW + 5
    const photo = (at: number) => `https://pictures.example/${at}.jpg`
    const { importId, sellerId } = await aBegun({ lots, photo, status: 'provisional' })
    await runImport(place.deps, importId)
    const { rows } = await sql`
      select from photo_addresses a join products p on p.id = a.product_id
      where p.seller_id = ${sellerId} and next_try_at < 'infinity'`.execute(place.site.db)
    expect(rows).toHaveLength(MOST_UNDER_REVIEW)
  })
})

test('a chunk that another worker had under way, and lost, is imported before the import ends', async () => {
  const { db } = place.site
  const begun = await aBegun()
  const { over } = await whileHeld(begun, [0], async () => {
    const lost = expect(run(begun)).rejects.toThrow(/terminat/)
    await theyWait(db)
    const running = { over: run(begun) }
    // For the product, and for the chunk with it.
    await theyWait(db, 2)
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%from products%'`.execute(
      place.site.database.asOwner,
    )
    await lost
    return running
  })
  await over
  expect(await outcome(begun)).toEqual(whole)
})
