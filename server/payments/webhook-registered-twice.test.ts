import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '#server/testing/site.ts'
import { findViolations } from '#server/verification/find-violations.ts'
import { ledgerRules } from '#server/verification/rules/ledger-rules.ts'
import { aPayingSite, type PayingSite } from './testing/a-paying-site.ts'
import { aPaymentStory } from './testing/a-payment-story.ts'
import { anUnpaidOrder, someTraders, type Traders } from './testing/an-unpaid-order.ts'

const FIRST = 'whsec_of_the_first_endpoint'
const SECOND = 'whsec_of_the_second_endpoint'

let shop: PayingSite
let traders: Traders
beforeAll(async () => {
  shop = await aPayingSite()
  traders = await someTraders(shop.site.db)
})
afterAll(() => shop.stop())

/** Another process on the same database, with these secrets of webhooks. */
const siteWith = (secrets: Record<string, string>) =>
  startSite({
    beside: shop.site,
    env: {
      WORKER: 'off',
      STRIPE_SECRET_KEY: 'sk_test_schedules',
      STRIPE_API_URL: shop.apiUrl,
      ...secrets,
    },
  })

/** An order that was paid at the provider, and its events as either endpoint signs them. */
async function aPaidOrder() {
  const { id } = await anUnpaidOrder(shop.site.db, shop.deps.terms, traders)
  const buyer = await shop.site.as(traders.buyer)
  const story = aPaymentStory(shop, buyer, id)
  await story.checkOut()
  await story.atProvider('pay', 0)
  const deliverTo = async (site: TestSite, webhookSecret: string) => {
    const { deliver } = aPaymentStory({ ...shop, site, webhookSecret }, buyer, id)
    const statuses = await Promise.all((await story.events()).map(deliver))
    return [...new Set(statuses)]
  }
  return { id, deliverTo, history: async () => (await story.history()).map(({ event }) => event) }
}

test('a webhook registered twice is taken once, and removing its second registration does not end the first', async () => {
  const both = await siteWith({
    STRIPE_WEBHOOK_SECRET: SECOND,
    STRIPE_WEBHOOK_SECRET_BEFORE: FIRST,
  })
  const twice = await aPaidOrder()
  expect(await Promise.all([twice.deliverTo(both, FIRST), twice.deliverTo(both, SECOND)])).toEqual([
    [200],
    [200],
  ])
  expect(await twice.history()).toEqual(['open', 'confirm_payment'])

  // Removed at the provider alone: only the first still sends.
  const byTheFirst = await aPaidOrder()
  expect(await byTheFirst.deliverTo(both, FIRST)).toEqual([200])
  expect(await byTheFirst.history()).toEqual(['open', 'confirm_payment'])
  await both.stop()

  // Removed from the settings as well.
  const one = await siteWith({ STRIPE_WEBHOOK_SECRET: FIRST })
  const afterwards = await aPaidOrder()
  expect(await afterwards.deliverTo(one, SECOND)).toEqual([400])
  expect(await afterwards.history()).toEqual(['open'])
  expect(await afterwards.deliverTo(one, FIRST)).toEqual([200])
  expect(await afterwards.history()).toEqual(['open', 'confirm_payment'])
  await one.stop()

  expect(await findViolations(shop.site.db, ledgerRules)).toEqual([])
  const postings = await shop.site.db
    .selectFrom('ledgerPostings')
    .select(['purchaseOrderId', 'cause'])
    .where('cause', '=', 'payment')
    .orderBy('id')
    .execute()
  expect(postings.map(({ purchaseOrderId }) => purchaseOrderId)).toEqual([
    twice.id,
    byTheFirst.id,
    afterwards.id,
  ])
})

test('removing an endpoint for payments does not end the one for sellers’ accounts', async () => {
  const CONNECT = 'whsec_of_connected_accounts'
  const site = await siteWith({
    STRIPE_WEBHOOK_SECRET: FIRST,
    STRIPE_CONNECT_WEBHOOK_SECRET: CONNECT,
  })
  const order = await aPaidOrder()
  expect(await order.deliverTo(site, CONNECT)).toEqual([200])
  expect(await order.deliverTo(site, SECOND)).toEqual([400])
  expect(await order.history()).toEqual(['open', 'confirm_payment'])
  await site.stop()
})
