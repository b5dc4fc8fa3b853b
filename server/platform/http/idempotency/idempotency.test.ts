import { beforeEach, describe, expect, test } from 'vitest'
import { transact } from '#server/platform/database/transact.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { answerOnce } from './answer-once.ts'
import { deleteExpiredIdempotencyKeys, type KeyedRequest } from './idempotency-key-store.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })
let owner: Awaited<ReturnType<typeof aSeller>>
let seller: Caller
let lotId: number
beforeEach(async () => {
  owner = await aSeller(site.db)
  seller = await site.asProgram(owner)
  lotId = (await aListedProduct(site.db, { sellerId: owner.id })).id
})

const lowered = () => ({ action: 'price', change_bps: -1000, ids: [lotId] })
const lower = (key: string, body: object = lowered()) =>
  seller.post('/products/bulk', body, { 'Idempotency-Key': key })
const priceNow = async () => (await seller.get(`/products/${lotId}`)).body.seller_price_cents
const keyOf = (key: string) =>
  site.db
    .selectFrom('idempotencyKeys')
    .select(['status', 'answer', 'actedAt', 'claim'])
    .where('key', '=', key)
    .where('userId', '=', owner.userId)
    .executeTakeFirst()

describe('a write made again with its key', () => {
  test('answers the same, and is not made twice', async () => {
    const first = await lower('one')
    const second = await lower('one')
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body).toEqual(first.body)
    expect(second.headers.get('Idempotent-Replayed')).toBe('true')
    expect(first.headers.has('Idempotent-Replayed')).toBe(false)
    expect(await priceNow()).toBe(9_00)
  })

  test('is made once however many come at once; who comes too early is told to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => lower('crowd')))
    expect(await priceNow()).toBe(9_00)
    const done = answers.filter(({ status }) => status === 200)
    expect(done.length).toBeGreaterThanOrEqual(1)
    for (const { status, headers, body } of answers.filter((each) => each.status !== 200)) {
      expect([status, headers.get('Retry-After')]).toEqual([409, '1'])
      expect(body.errors).toEqual([
        'This request is still being carried out. Please try again in a moment.',
      ])
    }
    expect((await lower('crowd')).body).toEqual(done[0]?.body)
  })

  test('keeps the status of what was created', async () => {
    const product = { upc: '036000291452', name: 'Mug' }
    const create = () => seller.post('/products', { product }, { 'Idempotency-Key': 'new lot' })
    expect((await create()).status).toBe(422)
    const made = () => seller.post('/products', { product }, { 'Idempotency-Key': 'new-lot' })
    const [first, second] = [await made(), await made()]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
  })

  test('is refused when it asks for something else', async () => {
    await lower('one')
    for (const other of [
      await lower('one', { ...lowered(), change_bps: -2000 }),
      await seller.post(
        '/products/bulk/undo',
        { token: crypto.randomUUID() },
        { 'Idempotency-Key': 'one' },
      ),
    ]) {
      expect(other.status).toBe(422)
      expect(other.body.fields).toEqual({
        'Idempotency-Key': ['This key was used for another request'],
      })
    }
    expect(await priceNow()).toBe(9_00)
  })

  test('is somebody else’s own request under the same key', async () => {
    await lower('shared')
    const [mine, other] = [seller, await aSeller(site.db)]
    const otherLot = await aListedProduct(site.db, { sellerId: other.id })
    seller = await site.asProgram(other)
    expect((await lower('shared', { ...lowered(), ids: [otherLot.id] })).body.changed).toBe(1)
    seller = mine
  })

  test('is carried out again when it was refused, for that changed nothing', async () => {
    const hidden = {
      action: 'price',
      change_bps: -1000,
      selection: { search: '', state: 'all', count: 2 },
    }
    expect((await lower('early', hidden)).status).toBe(409)
    await aListedProduct(site.db, { sellerId: owner.id, name: 'Second' })
    expect((await lower('early', hidden)).body.changed).toBe(2)
  })
})

describe('a key', () => {
  test.each([
    ['empty', ''],
    ['too long', 'k'.repeat(256)],
    ['with a space', 'a b'],
  ])('that is %s is refused', async (_, key) => {
    const { status, body } = await lower(key)
    expect([status, Object.keys(body.fields)]).toEqual([422, ['Idempotency-Key']])
    expect(await priceNow()).toBe(10_00)
  })

  test('of 255 signs is taken, and one on a read means nothing', async () => {
    expect((await lower('~'.repeat(255))).status).toBe(200)
    const read = await seller.get('/products', undefined, { 'Idempotency-Key': 'a b' })
    expect(read.status).toBe(200)
  })

  test('is forgotten after a day, whether the clearing away has run or not', async () => {
    await lower('old')
    const age = () =>
      site.db
        .updateTable('idempotencyKeys')
        .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
        .where('key', '=', 'old')
        .execute()
    await age()
    expect((await lower('old')).body.changed).toBe(1)
    expect(await priceNow()).toBe(8_10)
    await age()
    await deleteExpiredIdempotencyKeys(site.db)
    expect(await keyOf('old')).toBeUndefined()
  })

  test('keeps no secret answer, and does not make such a call twice', async () => {
    const sign = () =>
      seller.post(
        '/presigned_urls',
        { operation: 'put_object', content_type: 'text/csv', size: 10 },
        {
          'Idempotency-Key': 'signed',
        },
      )
    expect((await sign()).status).toBe(200)
    expect(await keyOf('signed')).toMatchObject({ status: 200, answer: null })
    const again = await sign()
    expect([again.status, again.body.errors]).toEqual([
      409,
      [
        'This request was carried out, but its answer is no longer available. Please check the current state.',
      ],
    ])
  })
})

/** The steps of a request, each run when the test says so. */
describe('a process that dies', () => {
  const requestOf = (key: string): KeyedRequest => ({
    userId: owner.userId,
    key,
    fingerprint: Buffer.from('a request'),
  })
  const how = {
    log: { warn: () => {} },
    keep: (sent: { status: number; answer: string }) => sent,
  }
  const rename = (name: string) => () =>
    transact(site.db, async (tx) => {
      await tx.updateTable('products').set({ name }).where('id', '=', lotId).execute()
      return { status: 200, answer: '{}' }
    })
  const nameNow = async () => (await seller.get(`/products/${lotId}`)).body.name
  /** Its claim has expired. */
  const lapse = (key: string) =>
    site.db
      .updateTable('idempotencyKeys')
      .set({ claimedUntil: new Date(0) })
      .where('key', '=', key)
      .execute()

  test('between the change and its answer leaves it done: never again, and said so', async () => {
    const died = new Error('killed')
    const carryOut = async () => {
      await rename('Once')()
      throw died
    }
    await expect(answerOnce(site.db, { ...requestOf('dead'), ...how, carryOut })).rejects.toBe(died)
    await expect(
      answerOnce(site.db, { ...requestOf('dead'), ...how, carryOut: rename('Twice') }),
    ).rejects.toMatchObject({ status: 409, message: expect.stringContaining('was carried out') })
    expect(await nameNow()).toBe('Once')
  })

  test('at that moment without an answer is reported once its claim has run out, and never done again', async () => {
    const gate = Promise.withResolvers<void>()
    const changed = Promise.withResolvers<void>()
    const killed = answerOnce(site.db, {
      ...requestOf('killed'),
      ...how,
      carryOut: async () => {
        const answer = await rename('Once')()
        changed.resolve()
        await gate.promise
        return answer
      },
    })
    await changed.promise
    const again = () =>
      answerOnce(site.db, { ...requestOf('killed'), ...how, carryOut: rename('Twice') })
    await expect(again()).rejects.toMatchObject({ status: 409, retryAfter: 1 })
    await lapse('killed')
    await expect(again()).rejects.toMatchObject({ status: 409, retryAfter: undefined })
    gate.resolve()
    await killed
    expect(await nameNow()).toBe('Once')
  })

  test('before the change is done by the next request once its claim has run out', async () => {
    const gate = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const frozen = answerOnce(site.db, {
      ...requestOf('frozen'),
      ...how,
      carryOut: async () => {
        begun.resolve()
        await gate.promise
        return rename('Late')()
      },
    })
    await begun.promise
    const next = () =>
      answerOnce(site.db, { ...requestOf('frozen'), ...how, carryOut: rename('Next') })
    await expect(next()).rejects.toMatchObject({ status: 409, retryAfter: 1 })
    await lapse('frozen')
    await next()
    // It resumes: its change is rolled back, because another process has taken the request over.
    gate.resolve()
    await expect(frozen).rejects.toMatchObject({ status: 409 })
    expect(await nameNow()).toBe('Next')
    expect(await keyOf('frozen')).toMatchObject({ claim: 2, status: 200 })
  })

  test('changes nothing when the database fails at the change, which may then be asked for again', async () => {
    const carryOut = () =>
      transact(site.db, async (tx) => {
        await tx.updateTable('products').set({ name: 'Half' }).where('id', '=', lotId).execute()
        throw new Error('connection lost')
      })
    await expect(answerOnce(site.db, { ...requestOf('torn'), ...how, carryOut })).rejects.toThrow(
      'lost',
    )
    await answerOnce(site.db, { ...requestOf('torn'), ...how, carryOut: rename('Whole') })
    expect(await nameNow()).toBe('Whole')
  })
})

describe('what is kept of an account', () => {
  test('is nothing of a call that changes nothing', async () => {
    const heading = { 'Idempotency-Key': 'only-read' }
    const look = () => seller.post('/products/bulk/preview', lowered(), heading)
    expect((await look()).status).toBe(200)
    expect(await keyOf('only-read')).toBeUndefined()
    expect((await look()).headers.has('Idempotent-Replayed')).toBe(false)
  })

  test('is that a request was carried out, without an answer of more than 64 KB', async () => {
    const buyer = await aBuyer(site.db)
    const program = await site.asProgram(buyer)
    const lots = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        aListedProduct(site.db, { sellerId: owner.id, name: `Lot ${at} ${'x'.repeat(200)}` }),
      ),
    )
    const line = ({ id }: { id: number }) => ({ product_id: id, quantity: 10, unit_price: 800 })
    const order = () =>
      program.post(
        '/offers',
        { offer: { offer_products_attributes: lots.map(line) } },
        { 'Idempotency-Key': 'large' },
      )
    const first = await order()
    expect(first.status).toBe(201)
    expect(JSON.stringify(first.body).length).toBeGreaterThan(64 * 1024)
    const again = await order()
    expect([again.status, again.headers.has('Retry-After')]).toEqual([409, false])
    expect(again.body.errors[0]).toContain('was carried out, but its answer is no longer available')
    const { lines } = await site.db
      .selectFrom('offerLines')
      .innerJoin('offers', 'offers.id', 'offerLines.offerId')
      .where('offers.buyerId', '=', buyer.id)
      .select(({ fn }) => fn.countAll<number>().as('lines'))
      .executeTakeFirstOrThrow()
    expect(lines).toBe(100)
  })
})

test('a line, a counter, an accept and a checkout are made once', async () => {
  const buyer = await site.asProgram(await aBuyer(site.db))
  const twice = async (
    send: (key: { 'Idempotency-Key': string }) => ReturnType<Caller['post']>,
  ) => {
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const [one, two] = [await send(key), await send(key)]
    expect(one.status).toBeLessThan(300)
    expect([two.status, two.body]).toEqual([one.status, one.body])
    return one.body
  }
  const line = { product_id: lotId, quantity: 10, unit_price: 800 }
  const drafted = await twice((key) =>
    buyer.post('/offers', { offer: { offer_products_attributes: [line] } }, key),
  )
  const path = `/offers/${drafted.data.id}`
  const sent = await twice((key) => buyer.put(`${path}/submit`, {}, key))
  const countered = await twice((key) =>
    seller.post(
      `${path}/counter_offer`,
      {
        offer_products_attributes: [{ id: Number(sent.included[0].id), unit_price: 900 }],
        revision: sent.data.attributes.revision,
      },
      key,
    ),
  )
  const accepted = await twice((key) =>
    buyer.put(`${path}/accept`, { revision: countered.data.attributes.revision }, key),
  )
  const order = accepted.data.attributes.purchase_order_id
  await twice((key) => buyer.post(`/purchase_orders/${order}/payment`, {}, key))
})
