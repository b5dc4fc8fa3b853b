import { beforeAll, describe, expect, test } from 'vitest'
import { cents, formatUsd } from '#market/money.ts'
import { preview, spreadsheet } from '#server/offer-spreadsheets/testing/filled-spreadsheets.ts'
import { readPaper } from '#server/purchase-orders/testing/read-paper.ts'
import type { Answer, Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { siteForThisFile } from '#server/testing/site.ts'

// Numbers and words that occur nowhere else, so that finding one means it leaked.
const WHOLESALE = 7_654_321
const FEE_BPS = 1237
const TOTAL = 10 * 31_337
const FEE = Math.round((TOTAL * FEE_BPS) / 10_000)
const HIDDEN = 'sentinelhiddenlot'
const sellersSecrets = {
  'hidden lot': HIDDEN,
  wholesale: String(WHOLESALE),
  fee: String(FEE),
  'fee rate': String(FEE_BPS),
  net: String(TOTAL - FEE),
  'e-mail': 'sentinel-seller@example.com',
}
const buyersSecrets = { 'e-mail': 'sentinel-buyer@example.com', password: 'sentinel-hash' }

const site = siteForThisFile()
let callers: Record<'buyer' | 'otherBuyer' | 'seller' | 'otherSeller', Caller>
const heard: Record<string, string[]> = {}
const addressOf = { buyer: buyersSecrets['e-mail'], seller: sellersSecrets['e-mail'] }
let productId: number
let hiddenId: number
let sellerId: number

beforeAll(async () => {
  const { db } = site
  const seller = await aSeller(db, {
    email: sellersSecrets['e-mail'],
    platformFeeBps: FEE_BPS,
    passwordHash: buyersSecrets.password,
  })
  const buyer = await aBuyer(db, {
    email: buyersSecrets['e-mail'],
    passwordHash: buyersSecrets.password,
  })
  const lot = await aListedProduct(db, {
    sellerId: seller.id,
    askingPrice: cents(40_000),
    msrp: cents(90_000),
    wholesale: cents(WHOLESALE),
  })
  const hidden = await aListedProduct(db, {
    sellerId: seller.id,
    name: HIDDEN,
    tags: [HIDDEN],
    provisional: true,
  })
  productId = lot.id
  hiddenId = hidden.id
  sellerId = seller.id
  callers = {
    buyer: await site.as(buyer),
    otherBuyer: await site.as(await aBuyer(db)),
    seller: await site.as(seller),
    otherSeller: await site.as(await aSeller(db)),
  }
})

function listen(who: string, answer: Answer) {
  const { body } = answer
  hear(who, Buffer.isBuffer(body) ? body.toString() : JSON.stringify(body))
  return answer
}
const hear = (who: string, text: string) =>
  void (heard[who] = [...(heard[who] ?? []), text.replaceAll(BY_CHANCE, '')])
// Times and random keys, in whose digits any number may stand.
const BY_CHANCE = /\d{4}-\d\d-\d\dT[\d:.]+|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g

async function readAll(who: keyof typeof callers) {
  const caller = callers[who]
  for (const path of [
    '/me',
    '/profile',
    '/products',
    `/products/${productId}`,
    `/marketplace/products/${productId}`,
    `/marketplace/products/for_seller/${sellerId}`,
    `/marketplace/products/${productId}/similar`,
    `/marketplace/sellers/${sellerId}`,
    '/marketplace/products/offer_sheet',
    '/saved_searches',
    '/watched_lots',
    '/watched_lots/ids',
    '/offers',
    '/marketplace/purchase_orders',
  ])
    listen(who, await caller.get(path))
  listen(who, await caller.post('/marketplace/products/search', {}))
  // The second is mistyped, and read as the name of the lot.
  for (const query of ['linen', 'linnen', 'sentinelhidenlot'])
    listen(
      who,
      await caller.post('/marketplace/products/search', { search: { query }, facets: true }),
    )
}

/** The deal from the cart to the order; everybody looks at everything after each step. */
async function deal() {
  const { buyer, seller } = callers
  const everybody = async () => {
    for (const who of ['buyer', 'otherBuyer', 'seller', 'otherSeller'] as const) await readAll(who)
  }
  const line = { product_id: productId, quantity: 10, unit_price: 30_000 }
  const cart = await buyer.post('/offers', { offer: { offer_products_attributes: [line] } })
  const { id } = listen('buyer', cart).body.data
  listen('buyer', await buyer.put(`/offers/${id}/submit`, {}))
  await everybody()
  const change = { id: cart.body.included[0].id, unit_price: 31_337 }
  const counter = { offer_products_attributes: [change] }
  listen('seller', await seller.post(`/offers/${id}/counter_offer`, counter))
  await everybody()
  const accepted = listen('buyer', await buyer.put(`/offers/${id}/accept`, {}))
  const orderId = accepted.body.data.attributes.purchase_order_id
  listen('buyer', await buyer.put(`/marketplace/purchase_orders/${orderId}`))
  listen('buyer', await buyer.post(`/purchase_orders/${orderId}/payment`))
  await everybody()
  for (const who of ['buyer', 'otherBuyer', 'seller', 'otherSeller'] as const) {
    listen(who, await callers[who].get(`/marketplace/purchase_orders/${orderId}`))
    await listenToPaper(who, await callers[who].get(`/marketplace/purchase_orders/${orderId}/pdf`))
  }
  await buyer.put(`/watched_lots/${productId}`)
  await buyer.post('/saved_searches', { saved_search: { name: 'All', criteria: {} } })
  listen('buyer', await addSpreadsheet(buyer))
  await everybody()
  for (const who of ['buyer', 'seller'] as const)
    for (const { subject, text, html } of await mailsTo(site, addressOf[who]))
      hear(who, [subject, text, html].join('\n'))
}

async function listenToPaper(who: string, answer: Answer) {
  if (answer.status !== 200) return void listen(who, answer)
  hear(who, (await readPaper(answer.body)).join('\n'))
}

/** The lot and one that is hidden, offered for by a filled sheet. */
async function addSpreadsheet(buyer: Caller) {
  const { key, ...answer } = await preview(
    buyer,
    spreadsheet([productId, 2, 300], [hiddenId, 2, 300]),
  )
  listen('buyer', answer)
  return buyer.post('/offer_sheets', { key })
}

describe('through a whole deal', () => {
  beforeAll(deal)

  const leaks = (who: string, secrets: Record<string, string>) =>
    Object.entries(secrets)
      .filter(([, secret]) => heard[who]?.some((text) => says(text, secret)))
      .map(([name]) => name)

  test('everything is listened to: answers, files and mails', () => {
    const all = heard['buyer']?.join('\n')
    for (const words of ['"read_as":"linen"', 'Product ID', 'Purchase order PO-', '<html'])
      expect(all).toContain(words)
  })

  test('the seller is told the own figures', () => {
    expect(leaks('seller', sellersSecrets)).toEqual(expect.arrayContaining(['wholesale', 'net']))
  })

  test.each(['buyer', 'otherBuyer', 'otherSeller'])(
    'the %s never hears a secret of the seller',
    (who) => {
      expect(heard[who]?.length).toBeGreaterThan(20)
      expect(leaks(who, sellersSecrets)).toEqual([])
    },
  )

  test.each(['otherBuyer', 'seller', 'otherSeller'])(
    'the %s never hears a secret of the buyer',
    (who) => {
      expect(leaks(who, buyersSecrets)).toEqual([])
    },
  )
})

/** Whether a text names a secret, an amount in cents or in dollars. */
const says = (text: string, secret: string) =>
  formsOf(secret).some((form) =>
    new RegExp(`(?<![\\w.])${form.replaceAll('.', '\\.')}(?!\\w)`).test(text),
  )

const formsOf = (secret: string) =>
  /^\d+$/.test(secret)
    ? [secret, (Number(secret) / 100).toFixed(2), formatUsd(cents(Number(secret))).slice(1)]
    : [secret]
