import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '#server/testing/caller.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { aRandomMarketplace } from './testing/a-random-marketplace.ts'
import { everythingIn, type Everything } from './testing/everything.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })
let staff: Caller
let all: Everything
beforeAll(async () => {
  staff = await site.as(await anAdministrator(site.db))
  const size = { people: 130, lots: 240, offers: 320, days: 90 }
  await site.db.transaction().execute((tx) => aRandomMarketplace(tx, 7, size))
  all = await everythingIn(site.db)
})

type Row = Record<string, string | number | boolean | null>
type ListQuery = {
  sort?: string
  search?: string
  scope?: object
  page?: number
  per_page?: number
}

const ask = (resource: string, { scope, ...asked }: ListQuery = {}) => {
  const query = new URLSearchParams(
    Object.entries(asked).map(([key, value]): [string, string] => [key, String(value)]),
  )
  if (scope) query.set('scope', JSON.stringify(scope))
  return staff.get(`/admin/insights/${resource}.json?${query}`)
}

/** Every page of a list, one after the other. */
async function everyPage(resource: string, asked: ListQuery = {}): Promise<Row[]> {
  const { body } = await ask(resource, asked)
  const rest: Row[] = []
  for (let page = 2; page <= body.meta.total_pages; page++)
    rest.push(...(await ask(resource, { ...asked, page })).body.data)
  const rows = [...body.data, ...rest]
  expect(body.meta).toMatchObject({ total_count: rows.length, page: 1, per_page: 100 })
  return rows
}

const idsOf = (rows: readonly { id?: unknown }[]) =>
  rows.map(({ id }) => Number(id)).toSorted((one, other) => one - other)

const COLUMNS = {
  purchase_order: [
    'created_at',
    'buyer_user_email',
    'seller_user_email',
    'status',
    'total_units',
    'sku_count',
    'total_cents',
    'total_net_to_seller',
    'profit_cents',
  ],
  product: ['name', 'sku', 'seller_name', 'provisional', 'units', 'seller_price_cents'],
  user: ['email', 'status', 'created_at'],
  offer: [
    'created_at',
    'buyer_user_email',
    'seller_user_email',
    'state',
    'total_units',
    'sku_count',
    'total_cents',
  ],
}
const sorts = Object.entries(COLUMNS).flatMap(([resource, columns]) =>
  columns.flatMap((column) =>
    ['asc', 'desc'].map((direction) => ({ resource, column, direction })),
  ),
)

describe('a list of the insights', () => {
  test.each(sorts)(
    'of $resource, by $column $direction, holds everything in that order',
    async ({ resource, column, direction }) => {
      const rows = await everyPage(resource, { sort: `${column}_${direction}` })
      expect(idsOf(rows)).toEqual(idsOf(everyOne(resource)))
      const keys = rows.flatMap((row) => row[column] ?? []).map(folded)
      const ordered = await inOrder(keys)
      expect(keys).toEqual(direction === 'asc' ? ordered : ordered.toReversed())
    },
  )

  test('shows the newest orders and offers first, products and people from A to Z', async () => {
    for (const [resource, usual] of [
      ['purchase_order', 'created_at_desc'],
      ['offer', 'created_at_desc'],
      ['product', 'name_asc'],
      ['user', 'email_asc'],
    ] as const)
      expect((await ask(resource)).body).toEqual((await ask(resource, { sort: usual })).body)
  })

  test('of orders answers by both of its names', async () => {
    expect((await ask('purchaseOrder')).body).toEqual((await ask('purchase_order')).body)
  })

  test('has as many on a page as was asked for', async () => {
    const { body } = await ask('offer', { page: 2, per_page: 3 })
    const whole = (await ask('offer', {})).body.data
    expect(body.data).toEqual(whole.slice(3, 6))
    expect(body.meta.per_page).toBe(3)
  })

  test('beyond its last page is empty', async () => {
    expect((await ask('offer', { page: 99_999 })).body.data).toEqual([])
  })

  test.each([
    ['product', { sort: 'password_hash_asc' }, 'Invalid sort'],
    ['product', { sort: 'name' }, 'Invalid sort'],
    ['user', { sort: 'name_asc; drop table users' }, 'Invalid sort'],
    ['purchase_order', { scope: { id: 1 } }, 'Invalid scope'],
    ['offer', { scope: { buyer_user_id: "1' or true" } }, 'Invalid scope'],
    ['offer', { scope: { reached: 'nowhere' } }, 'Invalid scope'],
    ['product', { scope: { id: 'all' } }, 'Invalid scope'],
    ['user', { scope: { party: 'admin' } }, 'Invalid scope'],
    ['user', { scope: { from: '0000-01-01' } }, 'Invalid scope'],
    ['purchase_order', { scope: { paid_to: '0000-12-31' } }, 'Invalid scope'],
  ])('of %s refuses %j', async (resource, asked, message) => {
    const { status, body } = await ask(resource, asked)
    expect([status, body.errors]).toEqual([422, [message]])
  })

  test.each(['scope={', 'scope=null', 'scope=7', 'page=0', 'page=x', 'scope=[]'])(
    'refuses %s as well',
    async (query) => {
      expect((await staff.get(`/admin/insights/offer.json?${query}`)).status).toBe(422)
    },
  )
})

function everyOne(resource: string): { id: number }[] {
  if (resource === 'purchase_order') return all.orders
  if (resource === 'product') return all.products.filter(({ deletedAt }) => !deletedAt)
  return resource === 'user' ? all.users : all.offers
}

type Key = Exclude<Row[string], null>

const folded = (key: Key) => (typeof key === 'string' ? key.toLowerCase() : key)

/** Words as the database orders them, whose order depends on its language. */
async function inOrder(keys: readonly Key[]): Promise<Key[]> {
  if (typeof keys[0] !== 'string') return keys.toSorted((one, other) => Number(one) - Number(other))
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${keys}::text[]) as word order by word`.execute(site.db)
  return rows.map(({ word }) => word)
}

describe('the counts', () => {
  test('are of everything', async () => {
    const { body } = await staff.get('/admin/insights/counts')
    const live = all.products.filter(({ deletedAt }) => !deletedAt)
    const people = (side: readonly { userId: number | null }[]) => {
      const users = all.users.filter(({ id }) => side.some(({ userId }) => userId === id))
      const count = (...statuses: string[]) =>
        users.filter(({ status }) => statuses.includes(status)).length
      return {
        total_count: users.length,
        onboarded_count: count('onboarded'),
        approved_count: count('approved', 'password_created'),
        denied_count: count('denied'),
      }
    }
    expect(body).toEqual({
      orders: { total_count: all.orders.length },
      products: {
        total_count: live.length,
        total_units: live.reduce((sum, { units }) => sum + units, 0),
      },
      buyers: people(all.buyers),
      sellers: people(all.sellers),
      offers: { total_count: all.offers.length },
    })
  })

  test('of a list are those of its scope', async () => {
    const { body } = await staff.get('/admin/insights/counts')
    const buyers = await ask('user', { scope: { party: 'buyer' } })
    expect(buyers.body.meta).toMatchObject(body.buyers)
    const { meta } = (await ask('product')).body
    expect(meta).toMatchObject(body.products)
  })
})

describe('a scope', () => {
  test('narrows orders and offers to one buyer or one seller', async () => {
    for (const [resource, rows] of [
      ['purchase_order', all.orders],
      ['offer', all.offers],
    ] as const) {
      const busiest = rows[0]
      const buyer = all.buyers.find(({ id }) => id === busiest?.buyerId)
      const seller = all.sellers.find(({ userId }) => userId !== null)
      const bought = await everyPage(resource, { scope: { buyer_user_id: buyer?.userId } })
      expect(idsOf(bought)).toEqual(idsOf(rows.filter(({ buyerId }) => buyerId === buyer?.id)))
      const sold = await everyPage(resource, { scope: { seller_user_id: `${seller?.userId}` } })
      expect(idsOf(sold)).toEqual(idsOf(rows.filter(({ sellerId }) => sellerId === seller?.id)))
    }
  })

  test('names products by their ids', async () => {
    const [one, other] = all.products.filter(({ deletedAt }) => !deletedAt)
    const rows = await everyPage('product', { scope: { id: [one?.id, other?.id, 999_999] } })
    expect(idsOf(rows)).toEqual([one?.id, other?.id])
  })

  test('finds behind a point of a plot as many records as the point counts', async () => {
    const today = new Date().toISOString().slice(0, 10)
    const { body } = await staff.get(`/admin/insights/overview?from=${daysAgo(60)}&to=${today}`)
    for (const { from, to, now } of body.series) {
      const count = async (resource: string, scope: object) =>
        (await ask(resource, { scope })).body.meta.total_count
      expect(await count('purchase_order', { from, to, canceled: false })).toBe(now.orders)
      expect(await count('offer', { from, to })).toBe(now.offers)
      expect(await count('product', { from, to })).toBe(now.products)
      expect(await count('user', { from, to, party: 'buyer' })).toBe(now.buyers)
      expect(await count('user', { from, to, party: 'seller' })).toBe(now.sellers)
    }
    for (const [reached, stage] of Object.entries(body.funnel.now))
      expect(
        (await ask('offer', { scope: { ...body.period.now, reached } })).body.meta.total_count,
      ).toBe(stage)
  })
})

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

describe('a search', () => {
  test('finds people by e-mail address, name or company, whatever is typed', async () => {
    const buyer = all.buyers[3]
    const user = all.users.find(({ id }) => id === buyer?.userId)
    for (const search of [user?.email, user?.email.toUpperCase(), user?.fullName, buyer?.name])
      expect(idsOf(await everyPage('user', { search: search ?? '' }))).toContain(user?.id)
    expect(await everyPage('user', { search: '%' })).toEqual([])
    expect(await everyPage('user', { search: '_' })).toEqual([])
  })

  test('finds orders and offers by number, and by either party', async () => {
    const order = all.orders[5]
    for (const search of [
      `PO-${order?.number}`,
      `${order?.number}`,
      `#PO\u2011${order?.number}`,
      `PO #${order?.number}`,
    ])
      expect(idsOf(await everyPage('purchase_order', { search }))).toContain(order?.id)
    const offer = all.offers[5]
    expect(idsOf(await everyPage('offer', { search: `o-${offer?.number}` }))).toEqual([offer?.id])
    const seller = all.sellers.find(({ id }) => id === offer?.sellerId)
    expect(idsOf(await everyPage('offer', { search: seller?.name ?? '' }))).toContain(offer?.id)
  })

  test('finds products by name, SKU, seller or UPC', async () => {
    const lot = all.products.find(({ sku, deletedAt }) => sku && !deletedAt)
    for (const search of [lot?.name, lot?.sku, lot?.sellerName, lot?.upc])
      expect(idsOf(await everyPage('product', { search: search?.trim() ?? '' }))).toContain(lot?.id)
  })
})
