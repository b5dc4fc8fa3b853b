import { anApplyingBuyer, anApplyingSeller } from '#server/applications/testing/applying.ts'
import { press } from '#payment-sandbox/testing/press.ts'
import { importOf } from '#server/imports/testing/import-of.ts'
import { blankBrowser } from '#server/testing/browser.ts'
import { type Answer, type Caller } from '#server/testing/caller.ts'
import { eventually } from '#server/testing/eventually.ts'
import { cameByLink } from '#server/accounts/testing/arrivals.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import type { TestSite } from '#server/testing/site.ts'
import { aPhonePicture } from '#server/uploads/testing/pictures.ts'
import { preview, send } from '#server/uploads/testing/sending.ts'

export const BUYER = 'zqbuyermark'
export const SELLER = 'zqsellermark'
const PASSWORD = 'a long enough passphrase 7'

const good = (answer: Answer) => {
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** A buyer whose personal data is in every place the product allows. */
export async function aMarkedBuyer(site: TestSite, admin: Caller) {
  const email = `${BUYER}@people.test`
  const person = await anApplyingBuyer(site, {
    full_name: `Zoë ${BUYER} O'Neil`,
    email,
    buyer_name: `${BUYER} & Daughters`,
  })
  const note = { text: `${BUYER} called` }
  good(await admin.post('/admin/notes', { ...note, subject: 'person', subject_id: person.userId }))
  good(await admin.post('/admin/notes', { ...note, subject: 'application', subject_id: person.id }))
  await admin.get(`/admin/people?search=${BUYER}`)
  await admin.get(`/admin/applications?search=${encodeURIComponent(email)}`)
  good(await admin.post(`/admin/applications/${person.id}/approve`))
  const browser = blankBrowser(site.address)
  const wrong = { user: { email, password: `wrong ${BUYER}` } }
  await browser.send('DELETE', '/logout')
  await browser.send('POST', '/login', {
    body: wrong,
    headers: { 'User-Agent': `${BUYER} browser` },
  })
  const came = await cameByLink(site, person)
  good(await came.send('PUT', '/me', { body: { password: PASSWORD } }))
  await browser.send('POST', '/login', {
    body: { user: { email, password: PASSWORD } },
    headers: { 'User-Agent': `${BUYER} browser` },
  })
  await browser.send('POST', '/magic_links', { body: { user: { email } } })
  const buyer = await site.as(person)
  good(
    await buyer.put('/profile', {
      profile: {
        ship_to: {
          name: `${BUYER} dock`,
          line1: `1 ${BUYER} Street`,
          line2: `Floor ${BUYER}`,
          city: `${BUYER}ville`,
          state: 'OR',
          postal_code: '97201',
          country: 'US',
          phone: `555 ${BUYER}`,
        },
      },
    }),
  )
  good(
    await buyer.post('/ship_to_addresses', {
      ship_to_address: {
        label: `${BUYER} store`,
        name: `${BUYER} store`,
        line1: `2 ${BUYER} Street`,
        city: `${BUYER}ville`,
        state: 'OR',
        postal_code: '97201',
        country: 'US',
        receiving_hours: `Ask ${BUYER}`,
      },
    }),
  )
  await buyer.post('/page_views', { path: `/all_products?q=${BUYER}`, title: `${BUYER} home` })
  await buyer.post('/saved_searches', {
    saved_search: { name: `For ${BUYER}`, criteria: { query: BUYER } },
  })
  return { ...person, caller: buyer }
}

/** The same of a seller, with products, photos and imports. */
export async function aMarkedSeller(site: TestSite, admin: Caller) {
  const email = `${SELLER}@people.test`
  const person = await anApplyingSeller(site, {
    email,
    seller_name: `${SELLER} "Best" Goods`,
    current_buyer_relationships: [`${SELLER} friends`],
  })
  const picture = Buffer.concat([await aPhonePicture(), Buffer.from(SELLER)])
  await site.db
    .updateTable('users')
    .set({ addressProvenAt: new Date() })
    .where('id', '=', person.userId)
    .execute()
  const applying = await site.as(person)
  const logo = await send(applying, picture)
  good(await preview(applying, logo))
  good(
    await applying.put('/seller', {
      sellerDescription: `We are ${SELLER}, and have been for years. `.repeat(4),
      sellerLogo: logo,
      sellerBanner: null,
    }),
  )
  good(await admin.post(`/admin/applications/${person.id}/approve`))
  const came = await cameByLink(site, person)
  good(await came.send('PUT', '/me', { body: { password: PASSWORD } }))
  const seller = await site.as(person)
  good(await seller.put('/profile', { profile: { onboarding_finished: true } }))
  const { sellerId } = await site.db
    .selectFrom('sellers')
    .select('id as sellerId')
    .where('userId', '=', person.userId)
    .executeTakeFirstOrThrow()
  const approval = { act: 'fee', subject_id: sellerId, platform_fee_bps: 0 }
  const colleague = await site.as(await anAdministrator(site.db))
  const asked = good(await colleague.post('/admin/approvals', { approval }))
  const reason = `${SELLER} never agreed`
  good(await admin.put(`/admin/approvals/${asked.data.id}/decline`, { reason }))
  good(
    await seller.post('/product_views', {
      product_view: { name: `Of ${SELLER}`, shown: { search: SELLER, columns: ['sku'] } },
    }),
  )
  good(await seller.put('/product_views/columns', { columns: ['sku'] }))
  await aMarkedPallet(seller)
  const photo = await send(seller, picture)
  good(await preview(seller, photo))
  const shown = good(
    await seller.post('/products', {
      product: {
        name: 'Plain mug',
        upc: '036000291452',
        sku: 'MUG-1',
        description: `Made by ${SELLER}`,
        category: 'home',
        units: 100,
        min_order_units: 1,
        seller_price_cents: 1000,
        msrp_cents: 4000,
        wholesale_cents: 2000,
        photo_1: photo,
      },
    }),
  )
  await importOf(
    seller,
    [
      'UPC,Product Name,Photo URL,Unit MSRP,Unit Wholesale,Unit Asking Price,Units,Minimum Order Quantity,Category,Description',
      `012345678905,${SELLER} bowl,https://photos.${SELLER}.invalid/1.jpg,20,10,5,10,1,Home,${SELLER} says hello`,
      `nonsense,${SELLER} broken,https://photos.${SELLER}.invalid/2.jpg,20,10,5,10,1,Home,${SELLER}`,
    ].join('\n'),
  )
  return { ...person, caller: seller, sellerId, productId: Number(shown.id), photo }
}

type Sides = {
  buyer: Caller
  seller: Caller
  productId: number
  site: TestSite
  words: [string, string]
}

/** A trade with notes of both parties, from the first offer to receipt. */
export async function aMarkedTrade({
  buyer,
  seller,
  productId,
  site,
  words: [bought, sold],
}: Sides) {
  const line = { product_id: productId, quantity: 5, unit_price: 800 }
  const drafted = good(
    await buyer.post('/offers', { offer: { offer_products_attributes: [line] } }),
  )
  const offerId = drafted.data.id
  good(await buyer.put(`/offers/${offerId}/submit`, { note: `Hello from ${bought}` }))
  good(
    await seller.post(`/offers/${offerId}/counter_offer`, {
      offer_products_attributes: [{ id: drafted.included[0].id, unit_price: 900 }],
      note: `Hello ${bought}, this is ${sold}`,
    }),
  )
  const messages = `/offers/${offerId}/messages`
  good(await buyer.post(messages, { text: `Does ${sold} palletize for ${bought}?` }))
  good(await seller.post(messages, { text: `${sold} does, ${bought}` }))
  const accepted = good(
    await buyer.put(`/offers/${offerId}/accept`, undefined, {
      'Idempotency-Key': `key-${offerId}`,
    }),
  )
  const orderId = Number(accepted.data.attributes.purchase_order_id)
  const { url } = good(await buyer.post(`/purchase_orders/${orderId}/payment`))
  await press(site, url, 'Pay')
  await eventually(
    () =>
      site.db
        .selectFrom('purchaseOrders')
        .select('status')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow(),
    ({ status }) => status === 'awaiting_shipment',
  )
  good(
    await seller.post(`/marketplace/purchase_orders/${orderId}/state_transitions`, {
      event: 'ship',
      carrier: 'UPS',
      tracking_number: `1Z-${bought}`,
      note: `${sold} packed it for ${bought}`,
    }),
  )
  good(
    await buyer.post(`/marketplace/purchase_orders/${orderId}/state_transitions`, {
      event: 'receive',
      note: `${bought} has it`,
    }),
  )
  return { offerId: Number(offerId), orderId }
}

/** A mixed lot that nobody bought. */
async function aMarkedPallet(seller: Caller) {
  const product = { upc: '614141000036', name: 'Pallet' }
  const { id } = good(await seller.post('/products', { product }))
  const csv = Buffer.from(`Name,Quantity,MSRP,Category\n${SELLER} mug,4,9.00,${SELLER} mugs\n`)
  const key = await send(seller, csv, { kind: 'csv' })
  good(await seller.put(`/products/${id}/manifest`, { key, file_name: `${SELLER}.csv` }))
}
