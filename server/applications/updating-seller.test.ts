import { beforeAll, describe, expect, test } from 'vitest'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { aPicture } from '#server/uploads/testing/pictures.ts'
import { send } from '#server/uploads/testing/sending.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })
let picture: Buffer
beforeAll(async () => {
  picture = await aPicture('png', 320, 320)
})

const stored = { logo: 'fern-logo', banner: 'fern-banner' }
const fern = { name: 'Fern & Co', description: 'Small batches.', ...stored }

async function aShop() {
  const seller = await aSeller(site.db, fern)
  const shop = await site.as(seller)
  const save = (profile: object) =>
    shop.put('/marketplace/sellers/update', { seller: { ...fern, ...profile } })
  return { ...seller, shop, save }
}

describe('the profile of one’s own shop', () => {
  test('is read for editing', async () => {
    const { shop } = await aShop()
    const { status, body } = await shop.get('/marketplace/sellers/current_seller')
    expect(status).toBe(200)
    expect(body).toEqual({
      ...fern,
      logo_url: '/photos/fern-logo/400.webp',
      banner_url: '/photos/fern-banner/1200.webp',
      resale_terms: null,
      ships_from: null,
      ships_within: null,
    })
  })

  test('says where its lots ship from, and when, unless a lot says its own', async () => {
    const { save, id } = await aShop()
    const plain = await aListedProduct(site.db, { sellerId: id })
    const own = await aListedProduct(site.db, {
      sellerId: id,
      ownShipFrom: 'Austin, TX 78701',
      ownShipsWithin: 10,
    })
    const buyer = await site.as(await aBuyer(site.db))
    const read = async (lot: { id: number }) => {
      const { ships_from, ships_within } = (await buyer.get(`/marketplace/products/${lot.id}`)).body
      return [ships_from, ships_within]
    }
    expect(await read(plain)).toEqual([null, null])

    const { body } = await save({ ships_from: ' Reno,  Nevada 89501', ships_within: 3 })
    expect([body.ships_from, body.ships_within]).toEqual(['Reno, NV 89501', 3])
    expect(await read(plain)).toEqual(['Reno, NV 89501', 3])
    expect(await read(own)).toEqual(['Austin, TX 78701', 10])
    const { body: listed } = await buyer.post('/marketplace/products/search', {
      search: { seller_ids: [id], ships_from: ['NV'], ships_within: 5 },
    })
    expect(listed.products.map((lot: { id: number }) => lot.id)).toEqual([plain.id])

    expect((await save({})).body.ships_from).toBe('Reno, NV 89501')
    const refused = await save({ ships_from: 'Reno', ships_within: 31 })
    expect(refused.status).toBe(422)
    expect(refused.body.fields).toEqual({
      'seller.ships_from': ['Must be a city, a state and a ZIP code, as in Reno, NV 89501'],
      'seller.ships_within': ['Must be 1 to 30 business days'],
    })
    await save({ ships_from: '', ships_within: null })
    expect(await read(plain)).toEqual([null, null])
  })

  test('keeps its resale terms until others are said, or none', async () => {
    const { save } = await aShop()
    const terms = { channels: ['own_store'], blocked_states: ['CA'], remove_labels: true }
    const kept = { ...terms, map_cents: null }
    expect((await save({ resale_terms: terms })).body.resale_terms).toEqual(kept)
    expect((await save({})).body.resale_terms).toEqual(kept)
    expect((await save({ resale_terms: { channels: ['attic'] } })).status).toBe(422)
    expect((await save({ resale_terms: null })).body.resale_terms).toBeNull()
  })

  test('is changed, and shows in the shop, on its lots and to the seller at once', async () => {
    const { shop, save, id } = await aShop()
    const lot = await aListedProduct(site.db, { sellerId: id })
    const [logo, banner] = [await send(shop, picture), await send(shop, picture)]
    const { status, body } = await save({
      name: ' Fern  & Sons ',
      description: 'Ours.',
      logo,
      banner,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: 'Fern & Sons',
      description: 'Ours.',
      logo_url: expect.stringMatching(/^\/photos\/[0-9a-f]{32}\/400\.webp$/),
      banner_url: expect.stringMatching(/^\/photos\/[0-9a-f]{32}\/1200\.webp$/),
    })
    expect((await shop.get('/marketplace/sellers/current_seller')).body).toEqual(body)
    const { logo_url, banner_url } = body
    const buyer = await site.as(await aBuyer(site.db))
    expect((await buyer.get(`/marketplace/sellers/${id}`)).body).toMatchObject({
      name: 'Fern & Sons',
      description: 'Ours.',
      logo_url,
      banner_url,
    })
    const seen = await buyer.get(`/marketplace/products/${lot.id}`)
    expect(seen.body.seller.name).toBe('Fern & Sons')
    expect((await shop.get('/me')).body.seller.name).toBe('Fern & Sons')
  })

  test('keeps a banner that is not named, and loses one that is taken away', async () => {
    const { save } = await aShop()
    expect((await save({ banner: undefined })).body.banner).toBe('fern-banner')
    expect((await save({ banner: null })).body).toMatchObject({ banner: null, banner_url: null })
    expect((await save({ banner: '' })).body.banner).toBe(null)
  })

  test.each([
    [{ logo: '' }, 'logo', 'Required'],
    [{ logo: null }, 'logo', 'Required'],
    [{ name: '  ' }, 'name', 'Required'],
    [{ name: undefined }, 'name', 'Required'],
    [{ name: 'x'.repeat(121) }, 'name', 'Maximum 120 characters'],
    [{ description: ' ' }, 'description', 'Required'],
    [{ description: 'x'.repeat(551) }, 'description', 'Maximum 550 characters'],
  ])('is not saved with %j', async (wrong, field, message) => {
    const { shop, save } = await aShop()
    const refused = await save({ name: 'Another name', ...wrong })
    expect(refused.status).toBe(422)
    expect(refused.body.fields[`seller.${field}`]).toContain(message)
    expect((await shop.get('/marketplace/sellers/current_seller')).body).toMatchObject(fern)
  })

  test('may be described in a few words or in 550 characters', async () => {
    const { save } = await aShop()
    for (const description of ['Short.', 'x'.repeat(550)])
      expect((await save({ description })).body.description).toBe(description)
  })

  test('takes nobody else’s pictures: they are not there', async () => {
    const theirs = await send((await aShop()).shop, picture)
    const { save } = await aShop()
    for (const wrong of [{ logo: theirs }, { banner: theirs }, { banner: '../../etc/passwd' }]) {
      const refused = await save(wrong)
      expect(refused.status).toBe(422)
      expect(refused.body.fields).toEqual({
        [`seller.${Object.keys(wrong)[0]}`]: ['Please choose the image again'],
      })
    }
  })

  test('is kept in the record of acts with what it was before', async () => {
    const { save, userId, id } = await aShop()
    await save({ name: 'Fern & Sons' })
    const acts = await site.db
      .selectFrom('auditEvents')
      .select(['actorUserId', 'act', 'before', 'after'])
      .where('subject', '=', `seller ${id}`)
      .execute()
    const before = { ...fern, resaleTerms: null, shipsFrom: null, shipsWithin: null }
    const after = { ...before, name: 'Fern & Sons' }
    expect(acts).toEqual([{ actorUserId: userId, act: 'profile edited', before, after }])
  })

  test('is not there for sellers under review, nor for buyers', async () => {
    const waiting = await site.as(await aSeller(site.db, { status: 'provisional' }))
    const buyer = await site.as(await aBuyer(site.db))
    for (const person of [waiting, buyer]) {
      expect((await person.get('/marketplace/sellers/current_seller')).status).toBe(403)
      const saved = await person.put('/marketplace/sellers/update', { seller: fern })
      expect(saved.status).toBe(403)
    }
  })
})
