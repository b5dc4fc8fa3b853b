import { expect, onTestFinished, test } from 'vitest'
import { openSession } from '#server/accounts/sessions/session-store.ts'
import { importOf } from '#server/imports/testing/import-of.ts'
import { listen } from '#server/platform/live/listen.ts'
import {
  aWelcomedPage,
  changed,
  confirmed,
  rejected,
} from '#server/platform/live/testing/a-page.ts'
import { aBuyer, aListedProduct, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()

/** Collects what every process hears about products from now on. */
async function aListener() {
  const heard = new Set<number>()
  const listener = listen(site.database.url, (event) => {
    if (event.kind === 'products') for (const id of event.productIds) heard.add(id)
  })
  onTestFinished(() => listener.stop())
  await listener.ready
  return {
    hears: async (...ids: number[]) => {
      await expect.poll(() => ids.filter((id) => !heard.has(id))).toEqual([])
      heard.clear()
    },
  }
}

async function aShop() {
  const owner = await aSeller(site.db)
  const lots = [
    await aListedProduct(site.db, { sellerId: owner.id, units: 10 }),
    await aListedProduct(site.db, { sellerId: owner.id, units: 10 }),
  ] as const
  return { owner, seller: await site.as(owner), lots }
}

/** A page of this user, open with its live connection. */
async function aLivePage({ userId }: { userId: number }) {
  const { token } = await site.db
    .transaction()
    .execute((tx) => openSession(tx, { userId, origin: 'password', userAgent: undefined }))
  return aWelcomedPage(`${site.address.replace('http', 'ws')}/cable`, {
    origin: site.address,
    headers: { cookie: `bearer_token=${token}` },
  })
}

test('a page that shows a lot hears of its seller’s edit, and of no other lot', async () => {
  const { seller, lots } = await aShop()
  const user = await aBuyer(site.db)
  const page = await aLivePage(user)
  const identifier = JSON.stringify({
    channel: 'ProductsChannel',
    user: user.userId,
    products: [lots[0].id],
  })
  page.send({ command: 'subscribe', identifier })
  expect(await page.next()).toEqual(confirmed(identifier))
  await seller.put(`/products/${lots[1].id}/figures`, { product: { seller_price_cents: 900 } })
  await seller.put(`/products/${lots[0].id}/figures`, { product: { seller_price_cents: 900 } })
  expect(await page.next()).toEqual(changed(identifier))
})

test('a page of a seller does not', async () => {
  const { owner, lots } = await aShop()
  const page = await aLivePage(owner)
  const identifier = JSON.stringify({
    channel: 'ProductsChannel',
    user: owner.userId,
    products: [lots[0].id],
  })
  page.send({ command: 'subscribe', identifier })
  expect(await page.next()).toEqual(rejected(identifier))
})

test('every way a lot changes is told: a sale, a cancel, many at once, a file, a taking off', async () => {
  const { seller, lots } = await aShop()
  const [one, two] = [lots[0].id, lots[1].id]
  const buyer = await site.as(await aBuyer(site.db))
  const admin = await site.as(await anAdministrator(site.db))
  const { hears } = await aListener()

  const line = { product_id: one, quantity: 2, unit_price: 1000 }
  const { body } = await buyer.post('/offers', { offer: { offer_products_attributes: [line] } })
  const bought = await buyer.put(`/offers/${body.data.id}/accept`)
  await hears(one)
  const orderId = bought.body.data.attributes.purchase_order_id
  const cancel = { event: 'cancel', note: 'A mistake' }
  await admin.post(`/admin/purchase_orders/${orderId}/state_transitions`, cancel)
  await hears(one)

  const lowered = { action: 'price', change_bps: -1000, ids: [one, two] }
  const { undo } = (await seller.post('/products/bulk', lowered)).body
  await hears(one, two)
  await seller.post('/products/bulk/undo', { token: undo })
  await hears(one, two)

  await importOf(
    seller,
    `UPC,Product Name,Unit Asking Price\n${lots[1].upc},${lots[1].name},8.00\n`,
  )
  await hears(two)
  await seller.delete(`/products/${two}`)
  await hears(two)
})
