import { beforeAll, describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { changeEmail } from '#server/accounts/lifecycle/change-email.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aDeal } from '#server/testing/deals.ts'
import { aBuyer, aListedProduct, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { propagateAddressChanges } from './propagate-address-changes.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })
let staff: Caller
beforeAll(async () => {
  staff = await site.as(await anAdministrator(site.db))
  await aSale(await aBuyer(site.db), await aSellerOfStaff())
  await aDeal(site)
})

/** A seller whom staff set up, and who has nobody yet. */
async function aSellerOfStaff(): Promise<number> {
  return (await staff.post('/admin/sellers', { seller: { name: 'Harrow & Pine' } })).body.data.id
}

/** Bought at the asking price. */
async function aSale(buyerUser: Awaited<ReturnType<typeof aBuyer>>, sellerId: number) {
  const buyer = await site.as(buyerUser)
  const draft = await begin(buyer, sellerId)
  const { status } = await buyer.put(`/offers/${draft.body.data.id}/accept`, {})
  expect(status).toBe(200)
}

async function begin(buyer: Caller, sellerId: number) {
  const { id } = await aListedProduct(site.db, { sellerId, units: 90, askingPrice: cents(800) })
  const line = { product_id: id, quantity: 10, unit_price: 800 }
  return buyer.post('/offers', { offer: { offer_products_attributes: [line] } })
}

const RESOURCES = ['offer', 'purchase_order']
type Party = 'buyer_user_email' | 'seller_user_email'

/** The addresses of offers, or of orders, in their order. */
async function addressesOf(resource: string, party: Party): Promise<(string | null)[]> {
  const path = `/admin/insights/${resource}.json?sort=${party}_asc`
  return (await staff.get(path)).body.data.map((row: Record<Party, string | null>) => row[party])
}

describe('offers and orders by address', () => {
  test('end with sellers who have no user, until somebody is invited', async () => {
    const sellerId = await aSellerOfStaff()
    await aSale(await aBuyer(site.db), sellerId)
    for (const resource of RESOURCES)
      expect((await addressesOf(resource, 'seller_user_email')).at(-1)).toBeNull()

    const email = 'AA@example.com'
    expect((await staff.post(`/admin/sellers/${sellerId}/invite`, { email })).status).toBe(201)
    await propagateAddressChanges(site.db)
    for (const resource of RESOURCES)
      expect((await addressesOf(resource, 'seller_user_email'))[0]).toBe(email)
  })

  test('follow an address that changes', async () => {
    const buyer = await aBuyer(site.db)
    await aSale(buyer, await aSellerOfStaff())
    for (const [email, at] of [
      ['aaa@example.com', 0],
      ['ZZ@example.com', -1],
    ] as const) {
      await site.db.transaction().execute((tx) => changeEmail(tx, buyer.userId, email))
      await propagateAddressChanges(site.db)
      for (const resource of RESOURCES)
        expect((await addressesOf(resource, 'buyer_user_email')).at(at)).toBe(email)
    }
  })
})

test('an offer that is begun while an address changes has the new one in the end', async () => {
  const buyer = await aBuyer(site.db)
  const sellerId = await aSellerOfStaff()
  await site.db.transaction().execute(async (beginning) => {
    await beginning.insertInto('offers').values({ buyerId: buyer.id, sellerId }).execute()
    await site.db.transaction().execute((tx) => changeEmail(tx, buyer.userId, '00@example.com'))
    await propagateAddressChanges(site.db)
  })
  await propagateAddressChanges(site.db)
  expect((await addressesOf('offer', 'buyer_user_email'))[0]).toBe('00@example.com')
})

test('a new address waits for no offer that somebody holds, and comes to it later', async () => {
  const buyer = await aBuyer(site.db)
  await aSale(buyer, await aSellerOfStaff())
  await site.db.transaction().execute(async (holding) => {
    await holding
      .selectFrom('offers')
      .select('id')
      .where('buyerId', '=', buyer.id)
      .forNoKeyUpdate()
      .execute()
    await site.db.transaction().execute((tx) => changeEmail(tx, buyer.userId, '000@example.com'))
    await propagateAddressChanges(site.db)
  })
  await propagateAddressChanges(site.db)
  for (const resource of RESOURCES)
    expect((await addressesOf(resource, 'buyer_user_email'))[0]).toBe('000@example.com')
})

describe('people by company', () => {
  const companiesOf = async (party: 'buyer' | 'seller') => {
    const query = new URLSearchParams({ sort: 'name_asc', scope: JSON.stringify({ party }) })
    const { body } = await staff.get(`/admin/insights/user.json?${query}`)
    return body.data.map((row: Record<string, string | null>) => row[`${party}_name`])
  }

  test('stand where their company stands under the name that it has now', async () => {
    await aBuyer(site.db, { name: '00 first' })
    const { id } = await aSeller(site.db, { name: '00 for now' })
    expect((await companiesOf('buyer'))[0]).toBe('00 first')
    expect((await companiesOf('seller'))[0]).toBe('00 for now')

    await staff.put(`/admin/sellers/${id}`, { seller: { name: 'zz & Co' } })
    expect((await companiesOf('seller')).at(-1)).toBe('zz & Co')
  })
})

describe('lots by units', () => {
  const read = async () => (await staff.get('/admin/insights/product.json?sort=units_desc')).body

  test('stand where their units stand after a sale, and are gone once deleted', async () => {
    const sellerUser = await aSeller(site.db)
    const lot = await aListedProduct(site.db, {
      sellerId: sellerUser.id,
      units: 1_000_000,
      askingPrice: cents(800),
    })
    const { data, meta } = await read()
    expect(data[0]).toMatchObject({ id: lot.id, units: 1_000_000 })

    const line = { product_id: lot.id, quantity: 999_999, unit_price: 800 }
    const buyer = await site.as(await aBuyer(site.db))
    const draft = await buyer.post('/offers', { offer: { offer_products_attributes: [line] } })
    await buyer.put(`/offers/${draft.body.data.id}/accept`, {})
    const sold = await read()
    expect(sold.data.at(-1)).toMatchObject({ id: lot.id, units: 1 })
    expect(sold.meta.total_units).toBe(meta.total_units - 999_999)

    const seller = await site.as(sellerUser)
    expect((await seller.delete(`/products/${lot.id}`)).status).toBeLessThan(300)
    const left = await read()
    expect(left.data.map(({ id }: { id: number }) => id)).not.toContain(lot.id)
    expect(left.meta).toMatchObject({
      total_count: meta.total_count - 1,
      total_units: meta.total_units - 1_000_000,
    })
  })
})
