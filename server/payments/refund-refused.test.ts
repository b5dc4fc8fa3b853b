import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noFaults } from '#payment-sandbox/faults.ts'
import { ProviderError } from '#payment-sandbox/provider-error.ts'
import type { Caller } from '#server/testing/caller.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { aPayingSite, type PayingSite } from './testing/a-paying-site.ts'
import { aPaymentStory } from './testing/a-payment-story.ts'
import { anUnpaidOrder, someTraders, type Traders } from './testing/an-unpaid-order.ts'

let shop: PayingSite
let traders: Traders
let buyer: Caller
let staff: Caller
let staffEmail: string
let orderId: number
let story: ReturnType<typeof aPaymentStory>

beforeAll(async () => {
  shop = await aPayingSite()
  traders = await someTraders(shop.site.db)
  buyer = await shop.site.as(traders.buyer)
  const administrator = await anAdministrator(shop.site.db)
  staffEmail = administrator.email
  staff = await shop.site.as(administrator)
})
afterAll(() => shop.stop())

beforeEach(async () => {
  orderId = (await anUnpaidOrder(shop.site.db, shop.deps.terms, traders)).id
  story = aPaymentStory(shop, buyer, orderId)
  await story.checkOut()
  await story.atProvider('pay', 0)
  await story.comeBack()
  await sql`delete from notifications`.execute(shop.site.db)
  await sql`delete from mails`.execute(shop.site.db)
  await staff.post(`/admin/purchase_orders/${orderId}/state_transitions`, { event: 'cancel' })
  await story.closeOnly()
})
afterEach(() => {
  const { webhooks } = shop.faults
  Object.assign(shop.faults, { ...noFaults(), webhooks })
})

const titlesOf = async (who: Caller): Promise<string[]> =>
  (await who.get('/notifications')).body.notifications.map(({ title }: { title: string }) => title)
// The site's worker is off here: what is written stays to be sent.
const mailsTo = (email: string) =>
  shop.site.db
    .selectFrom('mails')
    .select(['subject', 'bodyText'])
    .where('toAddress', '=', email)
    .orderBy('id')
    .execute()
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject)
const shown = async () => (await staff.get(`/admin/purchase_orders/${orderId}`)).body.data
const today = async () =>
  (await staff.get('/admin/today')).body.data.map(({ kind }: { kind: string }) => kind)
const ordersOfRefusedRefunds = async () =>
  (await staff.get('/admin/purchase_orders?status=refund_failed')).body.data.map(
    ({ id }: { id: number }) => id,
  )

const REFUSED = /^The refund of \$80\.00 for PO-\d+ was refused$/
const ON_ITS_WAY = /^\$80\.00 for PO-\d+ is being refunded to your card$/

const refusal = (code: string, status = 400) =>
  new ProviderError(`It says ${code}`, status, { code })
const forGood = [
  'charge_disputed',
  'refund_disputed_payment',
  'charge_already_refunded',
  'charge_not_refundable',
  'payment_intent_unexpected_state',
  'resource_missing',
]
const forNow = ['balance_insufficient', 'insufficient_funds', 'account_invalid', 'lock_timeout']

describe.each([
  ...forGood.map((code) => ({ code, status: 'failed' })),
  ...forNow.map((code) => ({ code, status: 'requested' })),
])('a refund that the provider refuses with $code', ({ code, status }) => {
  test('is on the order, on Today and with staff at the first answer, and the buyer is not told that money comes', async () => {
    shop.faults.refusesRefunds = refusal(code)
    const work = story.work()
    await (status === 'failed' ? work : expect(work).rejects.toMatchObject({ status: 503 }))
    expect(await shown()).toMatchObject({
      has_failed_refund: true,
      refunds: [{ status, refused_code: code }],
    })
    expect(await today()).toContain('refund_failed')
    expect(await ordersOfRefusedRefunds()).toContain(orderId)
    expect((await titlesOf(staff)).filter((title) => REFUSED.test(title))).toHaveLength(1)
    expect((await subjectsTo(staffEmail)).filter((each) => REFUSED.test(each))).toHaveLength(1)
    expect(await titlesOf(buyer)).not.toContainEqual(expect.stringMatching(ON_ITS_WAY))
    const [canceled, ...more] = await mailsTo(traders.buyer.email)
    expect(canceled?.bodyText).toContain('email you once it is on its way')
    expect(canceled?.bodyText).not.toContain('is being refunded to the card')
    expect(more).toEqual([])
  })
})

test('what is refused for now is tried again, told once, and over once it is made', async () => {
  shop.faults.refusesRefunds = refusal('balance_insufficient')
  for (let tries = 0; tries < 3; tries += 1)
    await expect(story.work()).rejects.toMatchObject({ status: 503 })
  expect((await titlesOf(staff)).filter((title) => REFUSED.test(title))).toHaveLength(1)
  shop.faults.refusesRefunds = null
  await story.work()
  expect(await shown()).toMatchObject({
    has_failed_refund: false,
    refunds: [{ status: 'succeeded', refused_code: null }],
  })
  expect(await ordersOfRefusedRefunds()).not.toContain(orderId)
  expect(await story.refundsAtProvider()).toHaveLength(1)
})

test('what is refused for good is requested again by staff, or returned by hand', async () => {
  shop.faults.refusesRefunds = refusal('charge_disputed')
  await story.work()
  const path = `/admin/purchase_orders/${orderId}/refunds`
  const [refused] = (await shown()).refunds
  const { attempt, id } = refused
  expect((await staff.post(`${path}/${id}/retry`, { attempt })).status).toBe(200)
  expect((await shown()).refunds).toMatchObject([{ status: 'requested', refused_code: null }])
  await story.work()
  expect((await titlesOf(staff)).filter((title) => REFUSED.test(title))).toHaveLength(2)
  const [again] = (await shown()).refunds
  const note = 'By wire, reference 77'
  await staff.post(`${path}/${id}/returned`, { attempt: again.attempt, note })
  expect((await shown()).refunds).toMatchObject([{ status: 'returned', return_note: note }])
  expect(await titlesOf(buyer)).toContainEqual(expect.stringMatching(/refunded to you another way/))
})

test('the buyer is told by bell and mail once it is on its way, and once', async () => {
  expect(await titlesOf(buyer)).not.toContainEqual(expect.stringMatching(ON_ITS_WAY))
  await story.work()
  await story.reconcile()
  for (const event of await story.events()) await story.deliver(event)
  expect((await titlesOf(buyer)).filter((title) => ON_ITS_WAY.test(title))).toHaveLength(1)
  const mails = await subjectsTo(traders.buyer.email)
  expect(mails.filter((subject) => ON_ITS_WAY.test(subject))).toHaveLength(1)
})

test('a provider that is away or busy has refused nothing', async () => {
  for (const status of [429, 500]) {
    shop.faults.refusesRefunds = new ProviderError('Not now', status, {
      type: status === 429 ? 'rate_limit_error' : 'api_error',
    })
    await expect(story.work()).rejects.toMatchObject({ status: 503 })
  }
  expect(await shown()).toMatchObject({
    has_failed_refund: false,
    refunds: [{ status: 'requested', refused_code: null }],
  })
})
