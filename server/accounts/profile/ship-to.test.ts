import { beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()
let buyer: Caller
beforeAll(async () => {
  buyer = await site.as(await aBuyer(site.db, { shipTo: null }))
})

const shop = {
  name: 'Fig & Cedar',
  line1: '9 Pier Road',
  city: 'Austin',
  state: 'TX',
  postal_code: '78701',
  country: 'US',
}
const store = (ship_to: unknown) => buyer.put('/profile', { profile: { ship_to } })

describe('the address to ship to', () => {
  test('is stored as given, without spaces around it, and shown to its buyer', async () => {
    expect((await store({ ...shop, city: '  Austin ', phone: '512 555 0100' })).status).toBe(200)
    const stored = { ...shop, phone: '512 555 0100' }
    expect((await buyer.get('/me')).body.buyer.ship_to).toEqual(stored)
    expect((await buyer.get('/profile')).body.ship_to).toEqual(stored)
  })

  test('is kept and answered with the codes of state and country, which are taken again', async () => {
    const typed = { ...shop, state: 'Texas', country: 'U.S.A.' }
    expect((await store(typed)).body.ship_to).toEqual(shop)
    const kept = (await buyer.get('/profile')).body.ship_to
    expect(kept).toEqual(shop)
    expect((await store(kept)).body.ship_to).toEqual(shop)
  })

  test.each(Object.keys(shop))('needs its %s', async (field) => {
    for (const missing of ['', '   ', undefined]) {
      const refused = await store({ ...shop, [field]: missing })
      expect(refused.status).toBe(422)
      expect(Object.keys(refused.body.fields)).toEqual([`profile.ship_to.${field}`])
    }
  })

  test.each([
    ['line1', 'x'.repeat(161), 'Maximum 160 characters'],
    ['postal_code', 78_701, 'must be a string'],
    ['postal_code', 'abc', 'A ZIP code has 5 digits, or 9 as in 97201-1234'],
    ['state', 'Texasland', '“Texasland” is no state of the United States'],
    ['country', 'Atlantis', 'Sellers ship to the United States and Canada'],
  ])('with a wrong %s is refused', async (field, value, message) => {
    const refused = await store({ ...shop, [field]: value })
    expect(refused.status).toBe(422)
    expect(refused.body.fields).toEqual({ [`profile.ship_to.${field}`]: [message] })
  })

  test('may be in Canada', async () => {
    const toronto = { ...shop, city: 'Toronto', state: 'ON', postal_code: 'M5V 2T6' }
    expect((await store({ ...toronto, country: 'Canada' })).status).toBe(200)
    expect(Object.keys((await store(toronto)).body.fields)).toEqual([
      'profile.ship_to.state',
      'profile.ship_to.postal_code',
    ])
  })

  test('that is refused leaves the one before in place', async () => {
    await store(shop)
    await store({ ...shop, city: '' })
    expect((await buyer.get('/me')).body.buyer.ship_to).toEqual(shop)
  })

  test('is each buyer’s own, and no seller’s', async () => {
    const other = await site.as(await aBuyer(site.db, { shipTo: null }))
    await store(shop)
    expect((await other.get('/profile')).body.ship_to).toBeNull()
    const seller = await site.as(await aSeller(site.db))
    expect((await seller.put('/profile', { profile: { ship_to: shop } })).status).toBe(403)
  })
})
