import { beforeEach, describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aDeal } from '#server/testing/deals.ts'
import { eventually } from '#server/testing/eventually.ts'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()
let seller: Caller
let sellerId: number
beforeEach(async () => {
  const owner = await aSeller(site.db)
  sellerId = owner.id
  seller = await site.as(owner)
})

const aLot = (lot: Parameters<typeof aListedProduct>[1] = {}) =>
  aListedProduct(site.db, { sellerId, ...lot })
const bulk = (act: object) => seller.post('/products/bulk', act)
const lotNow = async (id: number) => (await seller.get(`/products/${id}`)).body
const lowered = { action: 'price', change_bps: -1000 }

describe('a price changed by percent', () => {
  test('is changed for the named lots; what would break the limits is named and left', async () => {
    const mug = await aLot({ name: 'Mug', askingPrice: cents(12_50) })
    const dear = await aLot({ name: 'Dear', askingPrice: cents(38_00), msrp: cents(40_00) })
    const { status, body } = await bulk({
      action: 'price',
      change_bps: 1000,
      ids: [mug.id, dear.id, mug.id],
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      changed: 1,
      refused_count: 1,
      refused: [
        { id: dear.id, name: 'Dear', problem: '$41.80: Must be less than or equal to Unit MSRP' },
      ],
      undo: expect.any(String),
    })
    expect((await lotNow(mug.id)).seller_price_cents).toBe(13_75)
    expect((await lotNow(dear.id)).seller_price_cents).toBe(38_00)
  })

  test('touches nobody else’s lots: they are not found', async () => {
    const theirs = await aListedProduct(site.db)
    const gone = await aLot({ deletedAt: new Date() })
    const { status, body } = await bulk({ ...lowered, ids: [theirs.id, gone.id] })
    expect(status).toBe(200)
    expect(body).toEqual({
      changed: 0,
      refused_count: 2,
      refused: [theirs.id, gone.id].map((id) => ({ id, name: null, problem: 'Not found' })),
      undo: null,
    })
    const { price } = await site.db
      .selectFrom('products')
      .select('sellerPriceCents as price')
      .where('id', '=', theirs.id)
      .executeTakeFirstOrThrow()
    expect(price).toBe(10_00)
  })

  test('is refused as a whole when it makes no sense', async () => {
    const { id } = await aLot()
    const statuses = [
      { ...lowered },
      { ...lowered, ids: [id], selection: { search: '', state: 'all', count: 1 } },
      { ...lowered, ids: [] },
      { ...lowered, ids: ['1; drop table'] },
      { action: 'price', change_bps: -10_000, ids: [id] },
      { action: 'price', change_bps: 0, ids: [id] },
      { action: 'price', change_bps: 0.5, ids: [id] },
      { action: 'units', how: 'add', units: 0, ids: [id] },
      { action: 'publish', ids: [id] },
    ].map(async (act) => (await bulk(act)).status)
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([422]))
    expect((await lotNow(id)).seller_price_cents).toBe(10_00)
  })
})

describe('a price set for many', () => {
  const toShare = { action: 'price', off_msrp_bps: 5500, rounding: 'ninety_nine' }
  const three = async () => {
    const lot = { msrp: cents(40_00), wholesale: cents(16_00), askingPrice: cents(20_00) }
    const fine = await aLot({ ...lot, name: 'Fine' })
    const dear = await aLot({ ...lot, name: 'Dear to make', wholesale: cents(19_00) })
    const bare = await aLot({ ...lot, name: 'Bare' })
    const bares = site.db.updateTable('products').where('id', '=', bare.id)
    await bares.set({ msrpCents: null }).execute()
    return { fine, dear, bare, ids: [fine.id, dear.id, bare.id] }
  }

  test('shows old and new of each before, those under wholesale first', async () => {
    const { fine, dear, ids } = await three()
    const { body } = await seller.post('/products/bulk/preview', { ...toShare, ids })
    const row = { before_cents: 20_00, after_cents: 17_99 }
    expect(body).toMatchObject({
      changed: 1,
      refused_count: 2,
      prices: { total_count: 2, slips_count: 1, under_wholesale_count: 1 },
    })
    expect(body.prices.rows).toEqual([
      { ...row, id: dear.id, name: 'Dear to make', slip: '$17.99 is under wholesale, $19.00.' },
      { ...row, id: fine.id, name: 'Fine', slip: null },
    ])
    const next = await seller.post('/products/bulk/preview?page=2', { ...toShare, ids })
    expect(next.body.prices).toMatchObject({ rows: [], total_count: 2 })
    expect((await lotNow(fine.id)).seller_price_cents).toBe(20_00)
  })

  test('goes under wholesale for nobody who was not asked, and back in one act', async () => {
    const { fine, dear, ids } = await three()
    const { body } = await bulk({ ...toShare, ids })
    expect(body).toMatchObject({
      changed: 1,
      refused: expect.arrayContaining([
        { id: dear.id, name: 'Dear to make', problem: '$17.99 is under wholesale, $19.00.' },
      ]),
    })
    expect((await lotNow(dear.id)).seller_price_cents).toBe(20_00)
    await seller.post('/products/bulk/undo', { token: body.undo })
    expect((await lotNow(fine.id)).seller_price_cents).toBe(20_00)

    expect((await bulk({ ...toShare, slips: 'keep', ids })).body.changed).toBe(2)
    expect((await lotNow(dear.id)).seller_price_cents).toBe(17_99)
  })

  test('is one of three ways', async () => {
    const { id } = await aLot()
    const acts = [{}, { price_cents: 5_00, change_bps: -100 }, { off_msrp_bps: 10_000 }]
    for (const act of acts)
      expect((await bulk({ action: 'price', ...act, ids: [id] })).status).toBe(422)
    expect((await bulk({ action: 'price', price_cents: 12_34, ids: [id] })).body.changed).toBe(1)
    expect((await lotNow(id)).seller_price_cents).toBe(12_34)
  })
})

test.each([
  [{ action: 'category', category: 'pet' }, { category: 'pet' }],
  [{ action: 'minimum', units: 24 }, { min_order_units: 24 }],
  [{ action: 'packaging', packaging_type: 'retail_ready' }, { packaging_type: 'retail_ready' }],
  [{ action: 'condition', condition: 'open_box' }, { condition: 'open_box' }],
])('%o is set for many, and taken back by one press', async (act, after) => {
  const other = { category: 'home', packagingType: 'other' } as const
  const lots = [await aLot(other), await aLot(other)]
  const before = await Promise.all(lots.map(({ id }) => lotNow(id)))
  const few = await aLot({
    units: 10,
    category: 'pet',
    packagingType: 'retail_ready',
    condition: 'open_box',
  })
  const ids = [...lots, few].map(({ id }) => id)
  const preview = await seller.post('/products/bulk/preview', { ...act, ids })
  expect(preview.body).toMatchObject({ changed: 2, refused_count: 1, refused: [{ id: few.id }] })
  const { body } = await bulk({ ...act, ids })
  for (const { id } of lots) expect(await lotNow(id)).toMatchObject(after)

  await seller.post('/products/bulk/undo', { token: body.undo })
  const undone = await Promise.all(lots.map(({ id }) => lotNow(id)))
  expect(undone).toEqual(before.map((lot) => ({ ...lot, updated_at: expect.any(String) })))
})

describe('a program whose answer was lost', () => {
  test('changes a price by percent once, by the key it has to send', async () => {
    const owner = await aSeller(site.db)
    const program = await site.asProgram(owner)
    const { id } = await aListedProduct(site.db, { sellerId: owner.id })
    const act = { ...lowered, ids: [id] }
    const refused = await program.post('/products/bulk', act)
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { 'Idempotency-Key': ['Send an Idempotency-Key so that this change is made only once'] },
    ])
    const key = { 'Idempotency-Key': 'spring-prices' }
    const answers = [1, 2, 3].map(() => program.post('/products/bulk', act, key))
    await Promise.all(answers)
    expect((await program.post('/products/bulk', act, key)).body.changed).toBe(1)
    expect((await program.get(`/products/${id}`)).body.seller_price_cents).toBe(9_00)
  })

  test('needs no key for what twice is the same as once', async () => {
    const owner = await aSeller(site.db)
    const program = await site.asProgram(owner)
    const { id } = await aListedProduct(site.db, { sellerId: owner.id })
    const act = { action: 'units', how: 'set', units: 7, ids: [id] }
    expect((await program.post('/products/bulk', act)).status).toBe(200)
    const added = { ...act, how: 'add' }
    expect((await program.post('/products/bulk', added)).status).toBe(422)
  })
})

describe('the lots of a search', () => {
  const ofSearch = (count: number, more = {}) => ({
    selection: { search: 'fig', state: 'all', count, ...more },
  })

  test('are changed together, less those taken out of it', async () => {
    const [one, two, three] = [
      await aLot({ name: 'Fig candle' }),
      await aLot({ name: 'Fig soap' }),
      await aLot({ name: 'Fig tray' }),
    ]
    const other = await aLot({ name: 'Mug' })
    const { body } = await bulk({ ...lowered, ...ofSearch(3, { except: [two.id] }) })
    expect(body.changed).toBe(2)
    const prices = [one, two, three, other].map(
      async ({ id }) => (await lotNow(id)).seller_price_cents,
    )
    expect(await Promise.all(prices)).toEqual([9_00, 10_00, 9_00, 10_00])
  })

  test('are looked at again when there are others now', async () => {
    await aLot({ name: 'Fig candle' })
    const { status, body } = await bulk({ action: 'delete', ...ofSearch(2) })
    expect(status).toBe(409)
    expect(body.errors).toEqual([
      'The products in this search have changed. Please review them again.',
    ])
    expect((await seller.get('/products')).body.meta.total_count).toBe(1)
  })
})

describe('units changed in bulk', () => {
  const movementsOf = (productId: number) =>
    site.db
      .selectFrom('stockMovements')
      .select(['change', 'reason'])
      .where('productId', '=', productId)
      .where('reason', '<>', 'listed')
      .execute()

  test('move with a movement for each lot', async () => {
    const [full, few] = [await aLot({ units: 100 }), await aLot({ units: 10, name: 'Few' })]
    const { body } = await bulk({
      action: 'units',
      how: 'subtract',
      units: 30,
      ids: [full.id, few.id],
    })
    expect(body).toMatchObject({
      changed: 1,
      refused: [{ id: few.id, problem: 'Units must be greater than 0' }],
    })
    expect(await movementsOf(full.id)).toEqual([{ change: -30, reason: 'edited' }])
    expect(await movementsOf(few.id)).toEqual([])
    expect((await lotNow(full.id)).units).toBe(70)
  })

  test('publish what lacked nothing else, and not what lacks more', async () => {
    const ready = await aLot({ units: 0, provisional: true })
    const bare = await aLot({ units: 0, provisional: true, photos: [] })
    await bulk({ action: 'units', how: 'set', units: 40, ids: [ready.id, bare.id] })
    expect(await lotNow(ready.id)).toMatchObject({ units: 40, provisional: false })
    expect(await lotNow(bare.id)).toMatchObject({ units: 40, provisional: true })
  })

  test('never get lost between bulk changes and a sale at once', async () => {
    const deal = await aDeal(site, { quantity: 10 })
    const add = { action: 'units', how: 'add', units: 5, ids: [deal.product.id] }
    const answers = await Promise.all([
      deal.seller.put(`/offers/${deal.offerId}/accept`),
      ...[1, 2, 3].map(() => deal.seller.post('/products/bulk', add)),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { units } = (await deal.seller.get(`/products/${deal.product.id}`)).body
    expect(units).toBe(100 - 10 + 3 * 5)
    const moved = await movementsOf(deal.product.id)
    expect(moved.reduce((total, { change }) => total + change, 100)).toBe(units)
  })
})

test('a deletion in bulk closes the lines of offers under way, as the preview says', async () => {
  const deal = await aDeal(site)
  const act = { action: 'delete', ids: [deal.product.id] }
  const preview = await deal.seller.post('/products/bulk/preview', act)
  expect(preview.body).toEqual({ changed: 1, refused_count: 0, refused: [], offers_count: 1 })
  expect((await deal.seller.get('/products')).body.meta.total_count).toBe(1)

  expect((await deal.seller.post('/products/bulk', act)).body.changed).toBe(1)
  expect((await deal.seller.get('/products')).body.meta.total_count).toBe(0)
  const { body } = await eventually(
    () => deal.buyer.get('/offers'),
    (answer) => answer.body.data[0]?.attributes.state === 'rejected',
  )
  expect(body.data[0].attributes.closed_reason).toBe('unlisted')
})

test('a preview tells nothing of carts that were not sent', async () => {
  const deal = await aDeal(site)
  await deal.buyer.post(`/offers/${deal.offerId}/withdraw`)
  const line = { product_id: deal.product.id, quantity: 1, unit_price: 900 }
  await deal.buyer.post('/offers', { offer: { offer_products_attributes: [line] } })
  const preview = await deal.seller.post('/products/bulk/preview', {
    action: 'delete',
    ids: [deal.product.id],
  })
  expect(preview.body.offers_count).toBe(0)
})
