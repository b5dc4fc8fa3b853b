import { beforeAll, describe, expect, test } from 'vitest'
import { anAdministrator, aSeller } from '#server/testing/listings.ts'
import type { Caller } from '#server/testing/caller.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { aPicture } from '#server/uploads/testing/pictures.ts'
import { send } from '#server/uploads/testing/sending.ts'

const sellerDescription = 'Small batches, well made, and honestly described. '.repeat(3).trim()

const site = siteForThisFile()
let staff: Caller
let picture: Buffer
beforeAll(async () => {
  staff = await site.as(await anAdministrator(site.db))
  picture = await aPicture('png', 320, 320)
})

const aShop = async (more: object = {}) => {
  const seller = await aSeller(site.db, { description: '', status: 'provisional', ...more })
  const shop = await site.as(seller)
  return { ...seller, shop, store: (profile: object) => shop.put('/seller', profile) }
}

describe('the profile of a shop', () => {
  test('is stored with the pictures that were sent, also under review', async () => {
    const { shop, store } = await aShop()
    const [sellerLogo, sellerBanner] = [await send(shop, picture), await send(shop, picture)]
    const { status, body } = await store({ sellerDescription, sellerLogo, sellerBanner })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'provisional',
      seller: {
        description: sellerDescription,
        logo_url: expect.stringMatching(/^\/photos\/[0-9a-f]{32}\/400\.webp$/),
        banner_url: expect.stringMatching(/^\/photos\/[0-9a-f]{32}\/1200\.webp$/),
      },
    })
    expect(body.seller.logo).not.toBe(body.seller.banner)
    expect((await shop.get('/me')).body).toEqual(body)
    const logo = await fetch(site.address + body.seller.logo_url)
    expect(logo.headers.get('Content-Type')).toBe('image/webp')
  })

  test.each([undefined, null, ''])('needs no banner: %j', async (sellerBanner) => {
    const { shop, store } = await aShop()
    const sellerLogo = await send(shop, picture)
    const { status, body } = await store({ sellerDescription, sellerLogo, sellerBanner })
    expect(status).toBe(200)
    expect(body.seller).toMatchObject({ banner: null, banner_url: null })
  })

  test('keeps pictures that are sent back as they were stored', async () => {
    const { store } = await aShop({ logo: 'fern-logo', banner: 'fern-banner' })
    const kept = { logo: 'fern-logo', banner: 'fern-banner' }
    const same = { sellerLogo: 'fern-logo', sellerBanner: 'fern-banner' }
    expect((await store({ sellerDescription, ...same })).body.seller).toMatchObject(kept)
    const withoutBanner = { sellerDescription, sellerLogo: 'fern-logo' }
    expect((await store(withoutBanner)).body.seller).toMatchObject(kept)
    expect((await store({ ...withoutBanner, sellerBanner: null })).body.seller).toMatchObject({
      logo: 'fern-logo',
      banner: null,
    })
  })

  test('keeps a picture whose key is sent once more', async () => {
    const { shop, store } = await aShop()
    const sellerLogo = await send(shop, picture)
    const first = await store({ sellerDescription, sellerLogo })
    const again = await store({ sellerDescription: `${sellerDescription} Twice.`, sellerLogo })
    expect(again.body.seller.logo).toBe(first.body.seller.logo)
  })

  test('takes nobody else’s pictures: they are not there', async () => {
    const theirs = await aShop({ logo: 'rival-logo' })
    const key = await send(theirs.shop, picture)
    const { store } = await aShop()
    const answers = []
    for (const sellerLogo of [key, 'rival-logo', 'not there', '../../etc/passwd'])
      answers.push(await store({ sellerDescription, sellerLogo }))
    for (const { status, body } of answers) {
      expect(status).toBe(422)
      expect(body).toEqual({
        errors: ['Please choose the image again'],
        fields: { sellerLogo: ['Please choose the image again'] },
      })
    }
    const { shop, store: storeMine } = await aShop()
    const banner = { sellerLogo: await send(shop, picture), sellerBanner: key }
    const refused = await storeMine({ sellerDescription, ...banner })
    expect(Object.keys(refused.body.fields)).toEqual(['sellerBanner'])
    expect((await shop.get('/me')).body.seller).toMatchObject({ description: '', logo: null })
  })

  test('tells what is wrong with a file that is no image', async () => {
    const { shop, store } = await aShop()
    const sellerLogo = await send(shop, Buffer.from('<html><script>alert(1)</script>'))
    const refused = await store({ sellerDescription, sellerLogo })
    expect(refused.status).toBeGreaterThanOrEqual(415)
    expect(refused.body.fields.sellerLogo).toEqual(refused.body.errors)
  })

  test.each([
    ['', 'Required'],
    ['x'.repeat(99), 'Minimum 100 characters'],
    [` ${'x'.repeat(99)} `, 'Minimum 100 characters'],
    ['x'.repeat(551), 'Maximum 550 characters'],
  ])('describes the shop in 100 to 550 characters', async (description, message) => {
    const { store } = await aShop({ logo: 'fern-logo' })
    const profile = { sellerDescription: description, sellerLogo: 'fern-logo' }
    const refused = await store(profile)
    expect(refused.status).toBe(422)
    expect(refused.body.fields.sellerDescription).toContain(message)
  })

  test('needs a logo', async () => {
    const { store } = await aShop({ logo: 'fern-logo' })
    for (const sellerLogo of ['', undefined, null]) {
      const refused = await store({ sellerDescription, sellerLogo })
      expect(refused.status).toBe(422)
      expect(refused.body.fields).toEqual({ sellerLogo: ['Required'] })
    }
  })

  test('is the last step for a seller who is approved and has done the others', async () => {
    const { shop, store, userId } = await aShop({ status: 'password_created', logo: 'fern-logo' })
    await shop.put('/profile', { profile: { onboarding_finished: true } })
    expect((await shop.get('/me')).body.status).toBe('password_created')
    const { body } = await store({ sellerDescription, sellerLogo: 'fern-logo' })
    expect(body).toMatchObject({ id: userId, status: 'onboarded' })
  })

  test('is nothing a denied seller or staff may store', async () => {
    const { store } = await aShop({ status: 'denied', logo: 'fern-logo' })
    const profile = { sellerDescription, sellerLogo: 'fern-logo' }
    expect((await store(profile)).status).toBe(403)
    expect((await staff.put('/seller', profile)).status).toBe(403)
  })
})
