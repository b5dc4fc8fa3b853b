import { beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '#server/testing/eventually.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, anAdministrator } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { leaveUnits } from '#server/testing/units.ts'
import { anApplyingSeller, aProvenSeller } from './testing/applying.ts'

const site = siteForThisFile()
let staff: Caller
let buyer: Caller
beforeAll(async () => {
  staff = await site.as(await anAdministrator(site.db))
  buyer = await site.as(await aBuyer(site.db))
})

type Seller = Awaited<ReturnType<typeof anApplyingSeller>>
const approve = ({ id }: Seller) => staff.post(`/admin/applications/${id}/approve`)
const deny = ({ id }: Seller) => staff.post(`/admin/applications/${id}/deny`, { reason: 'No' })
const isSold = async ({ id }: { id: number }) =>
  (await buyer.get(`/marketplace/products/${id}`)).status === 200

// Found by content: mails written in order may arrive out of order.
const mailAbout = async ({ email }: Seller, subject: RegExp) =>
  (await mailsTo(site, email)).find((mail) => subject.test(mail.subject))

const shopOf = (seller: Seller) =>
  site.db
    .selectFrom('sellers')
    .select('id')
    .where('userId', '=', seller.userId)
    .executeTakeFirstOrThrow()

/** What the seller did in the wizard already. */
async function setUp(
  { userId, ...seller }: Seller,
  steps: ('password' | 'profile' | 'products')[],
) {
  const { browser } = seller
  if (steps.includes('password'))
    await site.db.updateTable('users').set({ passwordHash: 'x' }).where('id', '=', userId).execute()
  if (steps.includes('profile'))
    await site.db
      .updateTable('sellers')
      .set({ description: 'Small batches, well made.' })
      .where('userId', '=', userId)
      .execute()
  if (steps.includes('products'))
    await browser.send('PUT', '/profile', { body: { profile: { onboarding_finished: true } } })
}

describe('the approval of a seller', () => {
  test.each([
    [[], 'approved', 'Finish setting up your shop'],
    [['password'], 'password_created', 'Finish setting up your shop'],
    [['profile'], 'approved', 'Finish setting up your shop'],
    [['profile', 'products'], 'approved', 'Finish setting up your shop'],
    [['password', 'profile'], 'password_created', 'Open your dashboard'],
    [['password', 'profile', 'products'], 'onboarded', 'Open your dashboard'],
  ] as const)('with %j done makes it %s', async (steps, status, action) => {
    const seller = await anApplyingSeller(site)
    await setUp(seller, [...steps])
    const { body } = await approve(seller)
    expect(body.data).toMatchObject({ state: 'approved', status })
    const mail = await mailAbout(seller, /approved/)
    expect(mail?.text).toMatch(new RegExp(`${action}:\\nhttp\\S+/magic/sign_in/`))
    expect((await seller.browser.send('GET', '/me')).body.status).toBe(status)
  })

  test('publishes its complete products, and those only', async () => {
    const seller = await aProvenSeller(site)
    const { id: sellerId } = await shopOf(seller)
    const lot = (more: object) => aListedProduct(site.db, { sellerId, provisional: true, ...more })
    const complete = await lot({})
    const soldOut = await lot({ units: 5 })
    await leaveUnits(site.db, { id: soldOut.id, units: 0, reason: 'sold' })
    const incomplete = [
      await lot({ name: ' ' }),
      await lot({ photos: [] }),
      await lot({ units: 0 }),
      await lot({ deletedAt: new Date() }),
    ]
    for (const price of ['msrpCents', 'wholesaleCents', 'sellerPriceCents'] as const) {
      const { id } = await lot({})
      await site.db
        .updateTable('products')
        .set({ [price]: null })
        .where('id', '=', id)
        .execute()
      incomplete.push({ ...complete, id })
    }
    const others = await aListedProduct(site.db, { provisional: true })

    expect(await isSold(complete)).toBe(false)
    await approve(seller)
    expect(await Promise.all([complete, soldOut].map(isSold))).toEqual([true, true])
    for (const each of [...incomplete, others]) expect(await isSold(each)).toBe(false)
  })
})

describe('the denial of a seller', () => {
  test('hides its products, and another approval shows them again', async () => {
    const seller = await aProvenSeller(site)
    const { id: sellerId } = await shopOf(seller)
    const lot = await aListedProduct(site.db, { sellerId, provisional: true })
    const others = await aListedProduct(site.db)
    await approve(seller)
    await deny(seller)
    expect(await isSold(lot)).toBe(false)
    expect((await buyer.get(`/marketplace/sellers/${sellerId}`)).status).toBe(404)
    expect(await isSold(others)).toBe(true)
    const mail = await mailAbout(seller, /no longer approved/)
    expect(mail?.text).toContain('Its products are hidden from buyers.')
    await approve(seller)
    expect(await isSold(lot)).toBe(true)
  })

  test('closes the offers under way for its products', async () => {
    const seller = await anApplyingSeller(site)
    const lot = await aListedProduct(site.db, { sellerId: (await shopOf(seller)).id })
    await approve(seller)
    const line = { product_id: lot.id, quantity: 5, unit_price: 700 }
    const { body } = await buyer.post('/offers', {
      offer: { offer_products_attributes: [line] },
    })
    await buyer.put(`/offers/${body.data.id}/submit`)
    await deny(seller)
    const closedReason = async () => {
      const { body: offers } = await buyer.get('/offers')
      return offers.data.find(({ id }: { id: string }) => id === body.data.id).attributes
        .closed_reason
    }
    await eventually(closedReason, (reason) => reason === 'unlisted')
  })
})
