import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '#server/accounts/hash-password.ts'
import { cartOf } from '#server/testing/carts.ts'
import { endWithTest } from '#server/testing/end-with-test.ts'
import { aBuyer, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const PASSWORD = 'lavender & tar'
const ASKING = 1000
const isLong = process.env['LOTLINE_LONG'] === '1'
const LOTS = isLong ? 1000 : 30
// In its long form the program meets the limits that everybody has.
const limits = { RATE_LIMIT_ADDRESS_FACTOR: '1', CALLS_AT_ONCE: '4' }
// Ten runs of a program, each a process of its own.
const PATIENCE_MS = (isLong ? 30 : 10) * 60_000

const site = siteForThisFile({ env: isLong ? limits : {} })
let folder: string
let seller: Awaited<ReturnType<typeof aSeller>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lotline-program-'))
  seller = await aSeller(site.db, { passwordHash: await hashPassword(PASSWORD) })
  const canvas = { width: 600, height: 600, channels: 3, background: 'teal' } as const
  await sharp({ create: canvas }).png().toFile(join(folder, 'mug.png'))
  await writeFile(join(folder, 'lots.json'), JSON.stringify(Array.from({ length: LOTS }, aLot)))
  await writeFile(join(folder, 'shipments.json'), '{}')
})
afterAll(() => rm(folder, { recursive: true }))

const aLot = (_: unknown, at: number) => ({
  upc: String(100_000_000_000 + at),
  name: `Mug ${at}`,
  photo: 'mug.png',
  category: 'home',
  msrp_cents: 2500,
  wholesale_cents: 900,
  seller_price_cents: ASKING,
  units: 100,
  min_order_units: 1,
})

/** Runs the program to its end, and answers its lines in order of the alphabet. */
async function run(): Promise<string[]> {
  const child = endWithTest(
    spawn(process.execPath, [resolve('docs/api-example/sell.ts'), 'lots.json', 'shipments.json'], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        LOTLINE_URL: site.address,
        LOTLINE_EMAIL: seller.email,
        LOTLINE_PASSWORD: PASSWORD,
      },
    }),
  )
  const [told, problems, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  expect([code, problems]).toEqual([0, ''])
  return told.split('\n').filter(Boolean).toSorted()
}

/** An offer of a buyer of its own. */
async function anOffer(productId: number, price: number) {
  const buyer = await site.as(await aBuyer(site.db))
  const { body } = await cartOf(buyer).add({ id: productId }, { price })
  expect((await buyer.put(`/offers/${body.data.id}/submit`)).status).toBe(200)
  const read = async () => (await buyer.get(`/offers/${body.data.id}`)).body
  return { number: String(body.data.attributes.offer_number), read }
}

test(
  'the example lists lots, answers offers and ships orders, and does nothing twice',
  { timeout: PATIENCE_MS },
  async () => {
    // Twice at once, as when a run is begun before the last one has ended.
    const [first, second] = await Promise.all([run(), run()])
    expect(first.concat(second).length).toBeGreaterThanOrEqual(LOTS)
    const own = await site.asProgram(seller)
    const listed = (await own.get('/products?per_page=200&sort=oldest')).body
    expect(listed.meta).toMatchObject({ total_count: LOTS, published_count: LOTS })
    expect(await run()).toEqual([])

    const [near, between, far] = await Promise.all([
      anOffer(listed.products[0].id, 0.95 * ASKING),
      anOffer(listed.products[1].id, 0.75 * ASKING),
      anOffer(listed.products[2].id, 0.4 * ASKING),
    ])
    expect(await run()).toEqual([
      `accept ${near.number}`,
      `counter ${between.number}`,
      `reject ${far.number}`,
    ])
    const offers = await Promise.all([near, between, far].map(({ read }) => read()))
    expect(offers.map(({ data }) => data.attributes.state)).toEqual([
      'accepted',
      'buyer_review',
      'rejected',
    ])
    expect(offers[1].included[0].attributes.unit_price).toBe(0.9 * ASKING)
    expect(await run()).toEqual([])

    await sql`update purchase_orders set status = 'awaiting_shipment'`.execute(site.db)
    const [order] = (await own.get('/marketplace/purchase_orders')).body.data
    const number: string = order.attributes.po_number
    expect(await run()).toEqual([`waits for its parcel ${number}`])
    const parcel = { carrier: 'UPS', tracking_number: '1Z999AA10123456784' }
    await writeFile(join(folder, 'shipments.json'), JSON.stringify({ [number]: parcel }))
    expect(await run()).toEqual([`shipped ${number}`])
    expect(await run()).toEqual([])

    const { attributes } = (await own.get(`/marketplace/purchase_orders/${order.id}`)).body.data
    expect(attributes).toMatchObject({ status: 'shipped', ...parcel })
    expect((await own.get('/products')).body.meta.total_count).toBe(LOTS)
    const turns = offers.map(({ data }) => data.attributes.history.length)
    expect(turns).toEqual([2, 2, 2])
  },
)
