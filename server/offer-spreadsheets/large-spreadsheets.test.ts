import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { downloaded, preview, spreadsheet } from './testing/filled-spreadsheets.ts'

const SELLERS = 21
const LOTS_OF_EACH = 500
const LOTS = SELLERS * LOTS_OF_EACH
// Nothing is measured here; a slow machine only takes longer.
const PATIENCE_MS = 300_000

const site = siteForThisFile()
let buyer: Caller
let ids: number[]
beforeAll(async () => {
  buyer = await site.as(await aBuyer(site.db))
  ids = []
  for (let seller = 0; seller < SELLERS; seller++) ids.push(...(await aShelf()))
}, PATIENCE_MS)

/** The products of one more seller. */
async function aShelf() {
  const { id: sellerId } = await aSeller(site.db)
  const { rows } = await sql<{ id: number }>`
    with listed as (
      insert into products (seller_id, name, upc, units, min_order_units, category, provisional,
        seller_price_cents, msrp_cents, wholesale_cents)
      select ${sellerId}, 'Lot ' || at, lpad(at::text, 12, '0'), 100, 10, 'home', false, 1000, 4000, 2000
      from generate_series(1, ${LOTS_OF_EACH}::int) as at
      returning id, units
    )
    insert into stock_movements (product_id, change, reason)
    select id, units, 'listed' from listed order by id returning product_id as id`.execute(site.db)
  return rows.map(({ id }) => id)
}

test(
  'a catalogue of more than 10,000 lots says plainly that the file does not hold them all',
  async () => {
    const { rows } = await downloaded(buyer)
    expect(rows).toHaveLength(10_001)
    expect(rows.at(-1)?.['Name']).toBe(
      `Only the first 10,000 of ${LOTS.toLocaleString('en-US')} lots are in this file. Narrow the filters to get the rest.`,
    )
    expect(new Set(rows.map((row) => row['Product ID'])).size).toBe(10_001)
  },
  PATIENCE_MS,
)

test(
  '10,000 offers are previewed and added, and others are served meanwhile',
  async () => {
    const { key, body } = await preview(
      buyer,
      spreadsheet(...ids.slice(0, 10_000).map((id) => [id, 20, 8])),
    )
    expect(body).toMatchObject({ good_count: 10_000, problem_count: 0, total: 1_600_000_00 })
    expect(body.sellers).toHaveLength(20)
    const adding = buyer.post('/offer_sheets', {
      key,
      rows: body.rows.map(({ row }: { row: number }) => row),
    })
    const others = await Promise.all(Array.from({ length: 5 }, () => site.visitor.get('/healthz')))
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect((await adding).body).toMatchObject({ added: 10_000, total: 1_600_000_00 })
    const { count } = await site.db
      .selectFrom('offerLines')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(10_000)
  },
  PATIENCE_MS,
)

test(
  'a file of more than 10,000 rows with offers is refused',
  async () => {
    const { status, body } = await preview(buyer, spreadsheet(...ids.map((id) => [id, 20, 8])))
    expect(status).toBe(422)
    expect(body.errors).toEqual(['The file has more than 10,000 rows with offers'])
  },
  PATIENCE_MS,
)

test(
  'an offer takes no more lots than its seller can answer in one counter',
  async () => {
    const other = await site.as(await aBuyer(site.db))
    const { id: sellerId } = await aSeller(site.db)
    await sql`update products set seller_id = ${sellerId}, upc = id::text
    where id = any(${ids.slice(0, 600)}::bigint[])`.execute(site.db)
    const { body } = await preview(
      other,
      spreadsheet(...ids.slice(0, 600).map((id) => [id, 20, 8])),
    )
    expect(body).toMatchObject({ good_count: 500, problem_count: 100 })
    expect(body.rows[500]).toMatchObject({
      row: 502,
      problems: ['An offer holds at most 500 lots'],
    })
  },
  PATIENCE_MS,
)
