import { beforeAll, describe, expect, test } from 'vitest'
import { aSession } from '#server/testing/a-session.ts'
import { caller, type Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()
let buyer: Caller
let bearer: string
beforeAll(async () => {
  bearer = (await aSession(site.db, await aBuyer(site.db))).bearer
  buyer = caller(site.address, bearer)
})

const SEARCH = '/marketplace/products/search'

/** Sends raw bytes; the client of other tests only sends valid JSON. */
async function sendRaw(body: string | Buffer, type = 'application/json') {
  const answer = await fetch(site.address + SEARCH, {
    method: 'POST',
    headers: { Authorization: `Bearer ${bearer}`, 'Content-Type': type },
    body: new Uint8Array(Buffer.from(body)),
  })
  return { status: answer.status, body: await answer.json() }
}

describe('a body that is not JSON', () => {
  test.each(['{', '{"search":', '{"a" 1}', "{'search': {}}", 'search', '{"search":{}} x', ' '])(
    '(%s) is malformed',
    async (body) => {
      expect(await sendRaw(body)).toEqual({
        status: 400,
        body: { errors: ['The request is not valid JSON'] },
      })
    },
  )

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'multipart/x'])(
    'by its type (%s) is refused',
    async (type) => {
      expect(await sendRaw('{}', type)).toEqual({ status: 415, body: { errors: ['Send JSON'] } })
    },
  )

  test('may be nothing at all where nothing is asked', async () => {
    expect((await sendRaw('')).status).toBe(200)
  })
})

describe('a body that is too large', () => {
  test('is refused from 256 KB on, and read up to there', async () => {
    expect((await sendRaw(ofBytes(256 * 1024))).status).toBe(200)
    expect(await sendRaw(ofBytes(256 * 1024 + 1))).toEqual({
      status: 413,
      body: { errors: ['The request is too large'] },
    })
  })
})

describe('a body of the wrong shape', () => {
  const wrong: [object, string, string][] = [
    [{ search: 'shirts' }, 'search', 'search must be an object'],
    [{ search: { query: 5 } }, 'search.query', 'search.query must be a string'],
    [{ search: { tags: 'beauty' } }, 'search.tags', 'search.tags must be an array'],
    [{ search: { min_units: 1.5 } }, 'search.min_units', 'search.min_units must be an int'],
    [{ search: { min_units: -1 } }, 'search.min_units', 'search.min_units must be at least 0'],
    [
      { search: { genders: ['x'] } },
      'search.genders.0',
      'search.genders.0 must be one of unisex, f, m',
    ],
    [
      { search: { query: 'x'.repeat(201) } },
      'search.query',
      'search.query must have at most 200 characters',
    ],
    [
      { search: { seller_ids: Array(101).fill(1) } },
      'search.seller_ids',
      'search.seller_ids must have at most 100 entries',
    ],
    [{ search: { seller_ids: ['x'] } }, 'search.seller_ids.0', 'search.seller_ids.0 is invalid'],
    [{ search: { in_stock: 'yes' } }, 'search.in_stock', 'search.in_stock must be a boolean'],
  ]
  test.each(wrong)('%j is refused with the field named', async (body, field, message) => {
    const answer = await buyer.post(SEARCH, body)
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual([message])
    expect(Object.keys(answer.body.fields)).toEqual([field])
  })

  test.each([[], [1], 'text', 5, true])('%j instead of an object is refused', async (body) => {
    expect((await buyer.post(SEARCH, body)).status).toBe(422)
  })

  test.each(['1e400', '-1e400', '9007199254740993', '1e21', '-1'])(
    'with the number %s is refused, not rounded',
    async (number) => {
      const answer = await sendRaw(`{"search":{"min_units":${number}}}`)
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.body.fields)).toEqual(['search.min_units'])
    },
  )

  test('names every field that is missing', async () => {
    const answer = await buyer.post('/offers', { offer: { offer_products_attributes: [{}] } })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.fields)).toEqual([
      'offer.offer_products_attributes.0.product_id',
      'offer.offer_products_attributes.0.quantity',
      'offer.offer_products_attributes.0.unit_price',
    ])
  })
})

describe('a hostile body', () => {
  test('nested a hundred thousand deep is read and leaves the server well', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    expect((await sendRaw(deep)).status).toBe(422)
    expect((await sendRaw(`{"x":${deep}}`)).status).toBe(200)
    expect((await site.visitor.get('/healthz')).status).toBe(200)
  })

  test('with keys that reach for prototypes changes nothing', async () => {
    const keys = '"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}'
    expect((await sendRaw(`{${keys},"search":{${keys}}}`)).status).toBe(200)
    expect(Reflect.get({}, 'admin')).toBeUndefined()
  })

  test('with keys nobody knows is read without them', async () => {
    const product = await aListedProduct(site.db)
    const line = { product_id: product.id, quantity: 3, unit_price: 900, state: 'accepted' }
    const answer = await buyer.post('/offers', {
      offer: { offer_products_attributes: [line], state: 'accepted', buyer_id: 1 },
      admin: true,
    })
    expect(answer.status).toBe(201)
    expect(answer.body.data.attributes.state).toBe('draft')
  })

  test('with a NUL or half a character is refused as a value, not as an accident', async () => {
    const { body: me } = await buyer.get('/me')
    const shipTo = (city: string) => ({ profile: { ship_to: { ...me.buyer.ship_to, city } } })
    const answers = [
      await buyer.put('/profile', shipTo('Port\u0000land')),
      await buyer.put('/profile', shipTo('Port\ud800land')),
      await buyer.post('/login', { user: { email: 'a\u0000@example.com', password: 'x' } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422])
    expect((await buyer.post(SEARCH, { search: { query: 'a\u0000b' } })).status).toBeLessThan(500)
    expect((await buyer.get('/me')).body.buyer.ship_to.city).toBe('Portland')
  })
})

const ofBytes = (bytes: number) => JSON.stringify({ x: 'x'.repeat(bytes - '{"x":""}'.length) })
