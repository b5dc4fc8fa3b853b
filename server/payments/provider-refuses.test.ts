import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noFaults } from '#payment-sandbox/faults.ts'
import { ProviderError } from '#payment-sandbox/provider-error.ts'
import { aPayingSubscriber, aSubscriber } from '#server/samples/testing/subscribers.ts'
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
  const { db } = shop.site
  traders = await someTraders(db)
  buyer = await shop.site.as(traders.buyer)
  const administrator = await anAdministrator(db)
  staffEmail = administrator.email
  staff = await shop.site.as(administrator)
})
afterAll(() => shop.stop())

beforeEach(async () => {
  const order = await anUnpaidOrder(shop.site.db, shop.deps.terms, traders)
  orderId = order.id
  story = aPaymentStory(shop, buyer, orderId)
})
afterEach(async () => {
  const { webhooks } = shop.faults
  Object.assign(shop.faults, { ...noFaults(), webhooks })
  await sql`delete from notifications`.execute(shop.site.db)
  await sql`delete from mails`.execute(shop.site.db)
})

const NOT_AVAILABLE = {
  status: 503,
  body: { errors: ['Card payments are not available right now. Please try again soon.'] },
}

const kinds: [string, ProviderError][] = [
  ['a key that expired', new ProviderError('Expired API Key provided: rk_***1', 401)],
  [
    'an account that is not activated',
    new ProviderError('Your account is not activated yet', 400, { code: 'account_invalid' }),
  ],
  ['no live charges', new ProviderError('Your account cannot currently make live charges.')],
  [
    'a parameter it does not know',
    new ProviderError('Received unknown parameter: x', 400, { code: 'parameter_unknown' }),
  ],
  [
    'a key that came with something else',
    new ProviderError('Keys can only be used once', 409, { type: 'idempotency_error' }),
  ],
  ['a card', new ProviderError('Your card was declined.', 402, { type: 'card_error' })],
  ['a right that the key lacks', new ProviderError('The key may not do this', 403)],
  ['a customer it does not know', noCustomer()],
  ['too many requests', new ProviderError('Too many requests', 429)],
  ['nothing in particular', new ProviderError('Something broke', 500, { type: 'api_error' })],
]

describe.each(kinds)('a provider that refuses %s', (_, refuses) => {
  test('at a checkout: it is away to the buyer, and staff are told why', async () => {
    shop.faults.refuses = refuses
    expect(await story.checkOut()).toMatchObject(NOT_AVAILABLE)
    expect(await bells()).toMatchObject([
      { detail: refuses.message.replace('rk_***1', 'our key'), path: '/admin/system' },
    ])
    expect(await mails()).toHaveLength(1)
    expect(await today()).toMatchObject({ count: 1 })

    shop.faults.refuses = null
    expect((await story.checkOut()).status).toBe(200)
    const later = await anUnpaidOrder(shop.site.db, shop.deps.terms, traders)
    expect((await aPaymentStory(shop, buyer, later.id).checkOut()).status).toBe(200)
    expect(await today()).toBeUndefined()
  })
})

test('a provider that nobody reaches is told to staff as well', async () => {
  shop.faults.away = true
  expect(await story.checkOut()).toMatchObject(NOT_AVAILABLE)
  expect(await bells()).toMatchObject([{ title: 'The card provider isn’t responding' }])
})

test('what is refused when a payment is looked after, staff hear of too', async () => {
  await story.checkOut()
  shop.faults.refuses = expired
  expect(await story.comeBack()).toMatchObject(NOT_AVAILABLE)
  expect(await bells()).toHaveLength(1)
})

test('what is refused when money goes back, staff hear of too', async () => {
  await story.checkOut()
  await story.atProvider('pay', 0)
  await story.comeBack()
  await story.cancel()
  await story.closeOnly()
  shop.faults.refuses = expired
  await expect(story.work()).rejects.toMatchObject({ status: 503 })
  // Of the key that expired, and of the one refund that waits for it.
  const told = (await bells()).map(({ title }) => title).toSorted()
  expect(told).toEqual([
    'The card provider is rejecting our key',
    expect.stringMatching(/^The refund of \$80\.00 for PO-\d+ was refused$/),
  ])
})

test('staff hear of one cause once an hour, whichever order met it, and of another cause separately', async () => {
  shop.faults.refuses = new ProviderError('No such thing as cs_1 of PO-10001')
  await story.checkOut()
  shop.faults.refuses = new ProviderError('No such thing as cs_2 of PO-10002')
  await Promise.all([story.checkOut(), story.checkOut()])
  expect(await bells()).toHaveLength(1)
  shop.faults.refuses = expired
  await story.checkOut()
  expect(await bells()).toHaveLength(2)
  expect(await mails()).toHaveLength(2)
  await sql`update notifications set created_at = created_at - interval '61 minutes',
    key = regexp_replace(key, '[^:]*$', 'an hour ago')`.execute(shop.site.db)
  await sql`update mails set key = key || ' an hour ago'`.execute(shop.site.db)
  await story.checkOut()
  expect(await bells()).toHaveLength(3)
})

test('an address that the provider does not take leaves the page to ask for it', async () => {
  const { db } = shop.site
  await sql`update users set email = 'büyer@lotline.example' where id = ${traders.buyer.userId}`.execute(
    db,
  )
  expect((await story.checkOut()).status).toBe(200)
  expect(await story.sessions()).toMatchObject([{ customer_email: null }])
  expect(await bells()).toEqual([])
})

describe('the subscription of a customer whom the provider does not know any more', () => {
  const aLostCustomer = async () => {
    const { db } = shop.site
    const subscriber = await aPayingSubscriber(db)
    return { me: await shop.site.as(subscriber), db, ...subscriber }
  }

  test('has no page to manage it on: it is away, and staff are told', async () => {
    const { me } = await aLostCustomer()
    expect(await me.post('/samples/portal')).toMatchObject(NOT_AVAILABLE)
    expect(await bells()).toHaveLength(1)
  })

  test('is begun again as by somebody new', async () => {
    const { me, db, userId } = await aLostCustomer()
    await sql`update subscriptions set status = 'gone', ends_at = now() - interval '1 day'
      where user_id = ${userId}`.execute(db)
    expect((await me.post('/samples/sign_up', {})).body.link).toContain('/sandbox_checkout/')
    expect(await bells()).toEqual([])
  })

  test('is refused in the shape of its call while the provider refuses all', async () => {
    const me = await shop.site.as(await aSubscriber(shop.site.db))
    shop.faults.refuses = expired
    expect(await me.post('/samples/sign_up', {})).toMatchObject({
      status: 503,
      body: { success: false, link: null, ...NOT_AVAILABLE.body },
    })
    expect(await bells()).toHaveLength(1)
  })
})

function noCustomer() {
  const details = { code: 'resource_missing', param: 'customer' }
  return new ProviderError("No such customer: 'cus_1'", 404, details)
}

const expired = new ProviderError('Expired API Key provided: rk_***1', 401)

type Bell = { title: string; detail: string; path: string }
const bells = async (): Promise<Bell[]> => (await staff.get('/notifications')).body.notifications

const mails = () =>
  shop.site.db
    .selectFrom('mails')
    .select('subject')
    .where('toAddress', '=', staffEmail)
    .where('subject', 'like', '%card provider%')
    .execute()

async function today() {
  const { body } = await staff.get('/admin/today')
  return body.data.find(({ kind }: { kind: string }) => kind === 'card_payments')
}
