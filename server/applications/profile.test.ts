import { describe, expect, test } from 'vitest'
import type { UserStatus } from '#market/accounts/user-status.ts'
import { aBuyer, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()

async function aShop(
  seller: { status?: UserStatus; description?: string; passwordHash?: null } = {},
) {
  const shop = await site.as(await aSeller(site.db, seller))
  return { shop, store: (profile: object) => shop.put('/profile', { profile }) }
}

describe('the profile of a seller', () => {
  test('names the buyers it already sells to, each once', async () => {
    const { shop, store } = await aShop({ status: 'provisional' })
    const names = ['Harbor', ' Juniper ', 'HARBOR']
    const { status, body } = await store({ current_buyer_relationships: names })
    expect(status).toBe(200)
    expect(body).toEqual({
      tiktok_handle: null,
      insta_handle: null,
      current_buyer_relationships: ['Harbor', 'Juniper'],
      ship_to: null,
      resale_channels: [],
      resale_states: [],
      po_number_required: false,
      platform_fee_bps: 1000,
    })
    expect((await shop.get('/profile')).body).toEqual(body)
    expect((await store({})).body).toEqual(body)
    expect((await store({ current_buyer_relationships: [] })).body).toMatchObject({
      current_buyer_relationships: [],
    })
  })

  test('shows a seller the fee that is kept of a sale, Lotline’s or its own, and nobody else', async () => {
    const feeOf = async (user: { userId: number }) =>
      (await (await site.as(user)).get('/profile')).body.platform_fee_bps
    expect(await feeOf(await aSeller(site.db))).toBe(1000)
    expect(await feeOf(await aSeller(site.db, { platformFeeBps: 750 }))).toBe(750)
    expect(await feeOf(await aBuyer(site.db))).toBe(null)
  })

  test('says when the wizard is behind it, and never anything else again', async () => {
    const { shop, store } = await aShop({ status: 'provisional' })
    const isFinished = async () => (await shop.get('/me')).body.seller.onboarding_finished
    const doneAt = () => site.db.selectFrom('sellers').select('productStepDoneAt').execute()
    expect(await isFinished()).toBe(false)
    expect((await store({ onboarding_finished: true })).status).toBe(200)
    expect(await isFinished()).toBe(true)
    const before = await doneAt()
    expect((await store({ onboarding_finished: true })).status).toBe(200)
    expect((await store({ onboarding_finished: false })).status).toBe(422)
    expect(await doneAt()).toEqual(before)
  })

  test.each<[UserStatus, { description?: string; passwordHash?: null }, UserStatus]>([
    ['password_created', {}, 'onboarded'],
    ['approved', {}, 'onboarded'],
    ['onboarded', {}, 'onboarded'],
    ['password_created', { description: '' }, 'password_created'],
    ['approved', { passwordHash: null }, 'approved'],
    ['provisional', {}, 'provisional'],
  ])('finished by one who is %s with %j leaves it %s', async (status, lacking, after) => {
    const { shop, store } = await aShop({ status, ...lacking })
    expect((await store({ onboarding_finished: true })).status).toBe(200)
    expect((await shop.get('/me')).body.status).toBe(after)
  })

  test('is closed to one who was denied', async () => {
    const { store } = await aShop({ status: 'denied' })
    expect((await store({ onboarding_finished: true })).status).toBe(403)
  })

  test('holds nothing of a buyer’s, nor a buyer’s anything of it', async () => {
    const buyer = await site.as(await aBuyer(site.db))
    for (const profile of [{ onboarding_finished: true }, { current_buyer_relationships: [] }])
      expect(await buyer.put('/profile', { profile })).toMatchObject({
        status: 403,
        body: { errors: ['Only sellers can do this'] },
      })
  })

  test.each([
    [{ current_buyer_relationships: 'Harbor' }, 'profile.current_buyer_relationships'],
    [{ current_buyer_relationships: [''] }, 'profile.current_buyer_relationships.0'],
    [{ onboarding_finished: 'yes' }, 'profile.onboarding_finished'],
  ])('is told what is wrong with %j', async (profile, field) => {
    const { store } = await aShop()
    const { status, body } = await store(profile)
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toEqual([field])
  })
})
