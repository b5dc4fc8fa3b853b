import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BuyerViewer } from '#market/accounts/viewer.ts'
import type { Caller } from '#server/testing/caller.ts'
import { checkOut } from './check-out.ts'
import { endPaymentOf } from './end-payment-of.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { aPayingSite, type PayingSite } from './testing/a-paying-site.ts'
import { aPaymentStory } from './testing/a-payment-story.ts'
import { anUnpaidOrder, someTraders, type Traders } from './testing/an-unpaid-order.ts'

let shop: PayingSite
let traders: Traders
let caller: Caller
let orderId: number
let story: ReturnType<typeof aPaymentStory>

beforeAll(async () => {
  shop = await aPayingSite()
  const { db } = shop.site
  traders = await someTraders(db)
  caller = await shop.site.as(traders.buyer)
})
afterAll(() => shop.stop())

beforeEach(async () => {
  orderId = (await anUnpaidOrder(shop.site.db, shop.deps.terms, traders)).id
  story = aPaymentStory(shop, caller, orderId)
})

type Provider = PaymentDeps['provider']

/** The buyer's own check out, at a provider that is reached, or answers, when the test says. */
function checkOutOver(openCheckout: Provider['openCheckout']) {
  const provider = { ...shop.deps.provider, openCheckout }
  const deps = { ...shop.deps, provider, needsResaleCertificate: false }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only part of a buyer that checking out asks for
  const viewer = { party: 'buyer', buyerId: traders.buyer.id } as BuyerViewer
  return checkOut(deps, viewer, orderId)
}

const statuses = async () => (await story.sessions()).map(({ status }) => status)
const refused = { status: 409, message: 'This order is not awaiting payment.' }

test('a checkout that the provider opened, whose answer comes after the order was canceled, cannot be paid', async () => {
  const answer = Promise.withResolvers<void>()
  const opened = Promise.withResolvers<void>()
  const checkingOut = checkOutOver(async (request) => {
    const page = await shop.deps.provider.openCheckout(request)
    opened.resolve()
    await answer.promise
    return page
  })
  await opened.promise
  await story.cancel()
  await endPaymentOf(shop.deps, orderId)
  expect(await statuses()).toEqual(['expired'])
  answer.resolve()
  await expect(checkingOut).rejects.toMatchObject(refused)
  expect(await story.ours()).toMatchObject([{ status: 'expired' }])
})

test('a checkout that reaches the provider after the order was canceled cannot be paid', async () => {
  const reached = Promise.withResolvers<void>()
  const sent = Promise.withResolvers<void>()
  const checkingOut = checkOutOver(async (request) => {
    sent.resolve()
    await reached.promise
    return shop.deps.provider.openCheckout(request)
  })
  await sent.promise
  await story.cancel()
  await endPaymentOf(shop.deps, orderId)
  reached.resolve()
  await expect(checkingOut).rejects.toMatchObject(refused)
  expect(await statuses()).toEqual(['expired'])
})

test('a checkout whose answer was lost for good is closed by the next reconciliation', async () => {
  expect((await story.checkOutUnheard()).status).toBe(503)
  expect(await statuses()).toEqual(['open'])
  await story.cancel()
  await endPaymentOf(shop.deps, orderId)
  await story.reconcile()
  expect(await statuses()).toEqual(['expired'])
})

test('an answer that came before the worker did is closed by it', async () => {
  const answer = Promise.withResolvers<void>()
  const opened = Promise.withResolvers<void>()
  const checkingOut = checkOutOver(async (request) => {
    const page = await shop.deps.provider.openCheckout(request)
    opened.resolve()
    await answer.promise
    return page
  })
  await opened.promise
  await story.cancel()
  answer.resolve()
  await expect(checkingOut).rejects.toMatchObject(refused)
  await endPaymentOf(shop.deps, orderId)
  expect(await statuses()).toEqual(['expired'])
})
