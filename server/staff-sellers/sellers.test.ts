import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { SellerRecord } from '#market/staff-sellers/staff-seller-api.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aDeal } from '#server/testing/deals.ts'
import { aListedProduct, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { aPicture } from '#server/uploads/testing/pictures.ts'
import { send } from '#server/uploads/testing/sending.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })
let staff: Caller
beforeAll(async () => {
  staff = await site.as(await anAdministrator(site.db))
})

const open = async (name: string): Promise<SellerRecord> =>
  (await staff.post('/admin/sellers', { seller: { name } })).body.data
const edit = (id: number, seller: object) => staff.put(`/admin/sellers/${id}`, { seller })
const found = async (query: string): Promise<string[]> => {
  const { body } = await staff.get(`/admin/sellers?${query}`)
  return body.data.map(({ name }: SellerRecord) => name)
}
const acts = (id: number) =>
  site.db
    .selectFrom('auditEvents')
    .select(['act', 'before', 'after'])
    .where('subject', '=', `seller ${id}`)
    .orderBy('id')
    .execute()

describe('a seller that staff open', () => {
  test('has a name, and nobody signs in for it yet', async () => {
    const { status, body } = await staff.post('/admin/sellers', {
      seller: { name: ' Ash  & Oak ' },
    })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      name: 'Ash & Oak',
      description: '',
      user: null,
      platform_fee_bps: null,
      standard_fee_bps: 1000,
      product_count: 0,
      order_count: 0,
    })
    expect(await acts(body.data.id)).toEqual([
      { act: 'seller created', before: null, after: { name: 'Ash & Oak' } },
    ])
  })

  test.each([
    ['', 'Required'],
    ['x'.repeat(121), 'Maximum 120 characters'],
  ])('is refused with the name %j', async (name, message) => {
    const { status, body } = await staff.post('/admin/sellers', { seller: { name } })
    expect([status, body.fields]).toEqual([422, { 'seller.name': [message] }])
  })
})

describe('the list of sellers', () => {
  test('is searched by name and by the address of the user, and sorted', async () => {
    const user = await aSeller(site.db, { name: 'Quarry B', email: 'quarry@example.com' })
    await open('quarry a')
    await open('Quarry C')
    expect(await found('search=quarry&sort=name')).toEqual(['quarry a', 'Quarry B', 'Quarry C'])
    expect(await found('search=quarry&sort=name_desc')).toEqual([
      'Quarry C',
      'Quarry B',
      'quarry a',
    ])
    expect(await found('search=quarry&sort=newest')).toEqual(['Quarry C', 'quarry a', 'Quarry B'])
    expect(await found('search=quarry&sort=oldest')).toEqual(['Quarry B', 'quarry a', 'Quarry C'])
    expect(await found(`search=${user.email}`)).toEqual(['Quarry B'])
    expect(await found('search=quar%25')).toEqual([])
  })

  test('comes in pages, and in groups by who signs in', async () => {
    await open('Pages 1')
    await open('Pages 2')
    const { body } = await staff.get('/admin/sellers?search=Pages&group=without_user&per_page=1')
    expect(body.data).toHaveLength(1)
    expect(body.meta).toMatchObject({ total_count: 2, total_pages: 2, page: 1, per_page: 1 })
    expect(body.meta.without_user_count).toBeLessThan(body.meta.seller_count + 1)
    expect(await found('search=Pages&group=invited')).toEqual([])
  })

  test('tells what each has: products, published ones, orders and the user', async () => {
    const deal = await aDeal(site)
    await deal.seller.put(`/offers/${deal.offerId}/accept`)
    await aListedProduct(site.db, { sellerId: deal.sellerUser.id, provisional: true })
    const { body } = await staff.get(`/admin/sellers/${deal.sellerUser.id}`)
    expect(body.data).toMatchObject({
      product_count: 2,
      published_count: 1,
      order_count: 1,
      user: { email: deal.sellerUser.email, has_password: true, status: 'onboarded' },
    })
  })

  test('has no seller with a number that was never given', async () => {
    expect((await staff.get('/admin/sellers/999999')).status).toBe(404)
    expect((await edit(999_999, { name: 'Nobody' })).status).toBe(404)
  })

  test('is the page of the app for a browser, and says that it may be either', async () => {
    const page = await fetch(`${site.address}/admin/sellers`, { headers: { Accept: 'text/html' } })
    expect(page.headers.get('Vary')).toContain('Accept')
    expect(page.headers.get('Content-Type')).not.toContain('json')
  })
})

describe('editing a seller', () => {
  test('changes what is named and leaves the rest; buyers see it', async () => {
    const { id } = await open('Before')
    const logo = await send(staff, await aPicture('png', 64, 64))
    const { status, body } = await edit(id, {
      name: 'After',
      description: 'Small batches.',
      logo,
      tiktok_handle: '@after.shop',
      tiktok_count: '1K to 10K',
      insta_handle: 'after_shop',
      instagram_count: 'Over 1M',
    })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      name: 'After',
      description: 'Small batches.',
      logo_url: expect.stringMatching(/^\/photos\//),
      banner: null,
      tiktok_handle: 'after.shop',
      tiktok_count: '1K to 10K',
      insta_handle: 'after_shop',
      instagram_count: 'Over 1M',
    })
    const shop = await staff.get(`/marketplace/sellers/${id}`)
    expect(shop.body).toMatchObject({ name: 'After', logo_url: body.data.logo_url })

    const kept = await edit(id, { logo: body.data.logo, banner: null, tiktok_handle: '' })
    expect(kept.body.data).toMatchObject({ logo_url: body.data.logo_url, tiktok_handle: null })
    expect((await edit(id, { logo: null })).body.data.logo_url).toBeNull()
  })

  test.each([
    [{ name: '' }, 'seller.name', 'Required'],
    [{ description: 'x'.repeat(551) }, 'seller.description', 'Maximum 550 characters'],
    [
      { tiktok_handle: 'not a handle' },
      'seller.tiktok_handle',
      'Letters, digits, dots and underscores only',
    ],
    [{ tiktok_count: 'many' }, 'seller.tiktok_count', 'Invalid count'],
    [{ platform_fee_bps: 10_001 }, 'seller.platform_fee_bps', 'Must be between 0% and 100%'],
    [{ platform_fee_bps: -1 }, 'seller.platform_fee_bps', 'Must be between 0% and 100%'],
    [{ platform_fee_bps: 12.5 }, 'seller.platform_fee_bps', 'Must be between 0% and 100%'],
    [{ logo: 'uploads/of/nobody' }, 'seller.logo', 'Please choose the image again'],
  ])('refuses %j', async (seller, field, message) => {
    const { id } = await open('Refused')
    const { status, body } = await edit(id, seller)
    expect([status, body.fields]).toEqual([422, { [field]: [message] }])
    expect(await acts(id)).toHaveLength(1)
  })

  test('is written down as it was before and after, and only when something changed', async () => {
    const { id } = await open('Quiet')
    await edit(id, { name: 'Quiet' })
    await edit(id, { name: 'Quieter', description: 'Hush.' })
    expect((await acts(id)).slice(1)).toEqual([
      {
        act: 'seller edited',
        before: { name: 'Quiet', description: '' },
        after: { name: 'Quieter', description: 'Hush.' },
      },
    ])
  })
})

describe('the fee of a seller (decision E1)', () => {
  test('holds for orders made from then on; old ones keep theirs', async () => {
    const first = await aDeal(site, { quantity: 10, price: 1000 })
    await first.seller.put(`/offers/${first.offerId}/accept`)
    const feeOf = async (sellerId: number) =>
      (
        await site.db
          .selectFrom('purchaseOrders')
          .select(['feeBps', 'feeCents'])
          .where('sellerId', '=', sellerId)
          .orderBy('id')
          .execute()
      ).map(({ feeBps, feeCents }) => [feeBps, feeCents])
    const { id } = first.sellerUser
    expect(await feeOf(id)).toEqual([[1000, 1000]])

    const { body } = await edit(id, { platform_fee_bps: 600 })
    expect(body.data).toMatchObject({ platform_fee_bps: 600, standard_fee_bps: 1000 })
    const { id: productId } = await aListedProduct(site.db, { sellerId: id })
    const line = { product_id: productId, quantity: 10, unit_price: 1000 }
    const cart = await first.buyer.post('/offers', { offer: { offer_products_attributes: [line] } })
    await first.buyer.put(`/offers/${cart.body.data.id}/accept`)
    expect(await feeOf(id)).toEqual([
      [1000, 1000],
      [600, 600],
    ])
    expect((await edit(id, { platform_fee_bps: null })).body.data.platform_fee_bps).toBeNull()
    const history = await staff.get(`/admin/sellers/${id}/fee_changes`)
    expect(history.body.data).toMatchObject([
      { before_bps: 600, after_bps: null, by: expect.stringMatching(/\w/) },
      { before_bps: null, after_bps: 600 },
    ])
    expect(await acts(id)).toEqual([
      {
        act: 'seller fee changed',
        before: { platformFeeBps: null },
        after: { platformFeeBps: 600 },
      },
      {
        act: 'seller fee changed',
        before: { platformFeeBps: 600 },
        after: { platformFeeBps: null },
      },
    ])
  })
})

test('two who edit different things at once lose nothing of each other', async () => {
  const { id } = await open('Shared')
  await Promise.all([edit(id, { name: 'Shared shop' }), edit(id, { platform_fee_bps: 500 })])
  const { body } = await staff.get(`/admin/sellers/${id}`)
  expect(body.data).toMatchObject({ name: 'Shared shop', platform_fee_bps: 500 })
  const { rows } = await sql`select from audit_events where subject = ${`seller ${id}`}`.execute(
    site.db,
  )
  expect(rows).toHaveLength(3)
})
