import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { press } from '#payment-sandbox/testing/press.ts'
import { aSession } from '#server/testing/a-session.ts'
import { caller, type Caller } from '#server/testing/caller.ts'
import { eventually } from '#server/testing/eventually.ts'
import { aBuyer, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile, startSite, type TestSite } from '#server/testing/site.ts'
import { proveAddressOf } from '#server/applications/testing/applying.ts'
import { addLeads } from './testing/directory.ts'
import { aSubscriber } from './testing/subscribers.ts'

const site = siteForThisFile()

/** A program of nobody in particular, which needs no token of a page. */
const stranger = ({ address }: TestSite) => caller(address, 'no session at all')

let made = 0
const newcomer = (changes: object = {}) => ({
  name: 'Sam Pler',
  email: `sam-${++made}@example.com`,
  password: 'a quieter harbour',
  password_confirmation: 'a quieter harbour',
  sample_seller_categories: ['Toys'],
  sample_buyer_categories: ['Grocery', 'Pet'],
  selected_buyers: [],
  time_zone: 'America/Chicago',
  ...changes,
})

/** Signs up and confirms the address, and stays signed in by the session that comes of it. */
async function signUp(changes: object = {}) {
  const given = newcomer(changes)
  const answer = await stranger(site).post('/samples/sign_up', given)
  const bearer = answer.headers.get('Authorization')?.replace('Bearer ', '')
  await proveAddressOf(site, given)
  return { given, answer, link: String(answer.body.link), me: caller(site.address, bearer) }
}

async function aPaidSubscription() {
  const signed = await signUp()
  await press(site, signed.link, 'Subscribe')
  await signed.me.put('/samples/subscription')
  return signed
}

const standing = async (me: Caller) => (await me.get('/samples/subscription')).body
const isSubscribed = async (me: Caller) => (await me.get('/me')).body.sample_subscribed

describe('a newcomer who signs up for samples', () => {
  test('gets an account, a session and the link to the checkout', async () => {
    const { answer, link, me, given } = await signUp()
    expect(answer).toMatchObject({ status: 200, body: { success: true, errors: [] } })
    expect(link).toContain('/sandbox_checkout/')
    expect((await me.get('/me')).body).toMatchObject({
      email: given.email,
      full_name: 'Sam Pler',
      status: 'password_created',
      buyer: null,
      seller: null,
      sample_subscribed: false,
      sample_seller_categories: ['Toys'],
      sample_buyer_categories: ['Grocery', 'Pet'],
      selected_buyers: [],
    })
  })

  test('sees the price of the plan on the hosted page', async () => {
    const { link } = await signUp()
    const { body } = await site.visitor.get('/samples/plan')
    expect(body).toEqual({ price_cents: 4900 })
    const page = await (await fetch(site.address + new URL(link).pathname)).text()
    expect(page).toMatch(/\$49\.00 a month/)
    expect(page).toContain('No money moves here.')
  })

  test.each([
    [{ password_confirmation: 'another one' }, 'Passwords do not match', 'password_confirmation'],
    [{ password: 'short', password_confirmation: 'short' }, 'Minimum 8 characters', 'password'],
    [{ name: ' ' }, 'Required', 'name'],
    [{ email: 'sam' }, 'Please enter a valid email address', 'email'],
    [{ time_zone: 'Mars/Olympus' }, 'Unknown time zone', 'time_zone'],
    [
      { sample_seller_categories: ['Cars'] },
      'Unknown product category',
      'sample_seller_categories.0',
    ],
    [{ selected_buyers: ['Nobody Inc.'] }, 'Nobody Inc. isn’t in the directory', 'selected_buyers'],
  ])('with %j is refused, and nothing is opened', async (changes, message, field) => {
    const { given, answer } = await signUp(changes)
    expect(answer).toMatchObject({
      status: 422,
      body: { success: false, link: null, errors: [message], fields: { [field]: [message] } },
    })
    const { body } = await stranger(site).post('/samples/sign_up', newcomer({ email: given.email }))
    if (!('email' in changes)) expect(body.success).toBe(true)
  })

  test('with an e-mail in use is told so, and that account stays as it is', async () => {
    const seller = await aSeller(site.db, { email: 'taken@example.com' })
    const before = await site.db.selectFrom('users').selectAll().execute()
    const { answer } = await signUp({ email: 'TAKEN@example.com' })
    expect(answer).toMatchObject({
      status: 422,
      body: { success: false, link: null, errors: ['Email has already been taken'] },
    })
    expect(answer.headers.get('Authorization')).toBeNull()
    expect(await site.db.selectFrom('users').selectAll().execute()).toEqual(before)
    const { body } = await (await site.as(seller)).get('/me')
    expect(body.sample_seller_categories).toEqual([])
  })

  test('may do so five times an hour from one address', async () => {
    const strict = await startSite({ env: { RATE_LIMIT_ADDRESS_FACTOR: '1' } })
    const tries = []
    for (let at = 0; at < 6; at++)
      tries.push(await stranger(strict).post('/samples/sign_up', newcomer()))
    expect(tries.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    expect(tries.at(-1)?.headers.get('Retry-After')).toMatch(/^\d+$/)
    await strict.stop()
  })
})

describe('a subscription', () => {
  test('begins when it was paid for, however the browser comes back', async () => {
    const { link, me } = await signUp()
    expect((await me.put('/samples/subscription')).body.subscription).toBeNull()
    const answer = await press(site, link, 'Subscribe')
    expect(answer.headers.get('location')).toContain('/samples?subscribed=true')
    // The browser never returns; only the signed webhooks report the payment.
    await eventually(() => isSubscribed(me), Boolean)
    expect(await standing(me)).toMatchObject({
      subscription: { status: 'active', is_running: true, cancels_at: null, ends_at: null },
      ran_out: false,
      muted: false,
      time_zone: 'America/Chicago',
    })
  })

  test('is one: signing up again leads to the same checkout, and to none once it runs', async () => {
    const { link, me } = await signUp()
    const again = await me.post('/samples/sign_up', { time_zone: 'UTC' })
    expect(again.body).toEqual({ success: true, link, errors: [] })
    await press(site, link, 'Subscribe')
    expect(await me.post('/samples/sign_up', {})).toMatchObject({
      status: 409,
      body: { success: false, link: null, errors: ['You’re already subscribed'] },
    })
  })

  test('whose card was declined may be tried again', async () => {
    const { link, me } = await signUp()
    const answer = await press(site, link, 'Decline')
    expect(answer.headers.get('location')).toContain('/samples?subscribed=false')
    await me.put('/samples/subscription')
    expect(await isSubscribed(me)).toBe(false)
    expect((await me.post('/samples/sign_up', {})).body.link).toBe(link)
  })

  test('that is canceled runs to the end of its month, and can be kept', async () => {
    const { me } = await aPaidSubscription()
    const { url } = (await me.post('/samples/portal')).body
    expect(url).toContain('/sandbox_portal/')
    await press(site, url, 'Cancel subscription')
    const canceled = (await me.put('/samples/subscription')).body.subscription
    expect(canceled).toMatchObject({ is_running: true, renews_at: null })
    expect(Date.parse(canceled.cancels_at)).toBeGreaterThan(Date.now() + 27 * 86_400_000)
    await press(site, url, 'Keep subscription')
    expect((await me.put('/samples/subscription')).body.subscription.cancels_at).toBeNull()
  })

  test('whose payment is late runs for some days more, and continues with a good card', async () => {
    const { me } = await aPaidSubscription()
    const { url } = (await me.post('/samples/portal')).body
    await press(site, url, 'Next payment fails')
    const late = (await me.put('/samples/subscription')).body.subscription
    expect(late).toMatchObject({ status: 'past_due', is_running: true })
    expect(Date.parse(late.ends_at)).toBeGreaterThan(Date.now() + 6 * 86_400_000)
    await press(site, url, 'Update card')
    expect((await me.put('/samples/subscription')).body.subscription).toMatchObject({
      status: 'active',
      ends_at: null,
    })
  })

  test('that stopped over an unpaid month is paid for where the card is changed, not begun twice', async () => {
    const { me } = await aPaidSubscription()
    const { url } = (await me.post('/samples/portal')).body
    await press(site, url, 'Next payment fails')
    const { id } = (await me.get('/me')).body
    await sql`
      update sandbox_objects set body = jsonb_set(body, '{items,data,0,current_period_start}',
        to_jsonb(extract(epoch from now() - interval '8 days')::bigint))
      where body->>'object' = 'subscription' and body->'metadata'->>'samples_user_id' = ${String(id)}`.execute(
      site.db,
    )
    await me.put('/samples/subscription')
    expect(await isSubscribed(me)).toBe(false)

    const { body } = await me.post('/samples/sign_up', {})
    expect(body).toMatchObject({ success: true, link: expect.stringContaining('/sandbox_portal/') })
    await press(site, body.link, 'Update card')
    await me.put('/samples/subscription')
    expect(await isSubscribed(me)).toBe(true)
    expect((await me.post('/samples/sign_up', {})).status).toBe(409)
  })

  test('that has ended no longer counts, and may be begun again by the same customer', async () => {
    const { me } = await aPaidSubscription()
    const { url } = (await me.post('/samples/portal')).body
    await press(site, url, 'End now')
    await me.put('/samples/subscription')
    expect(await isSubscribed(me)).toBe(false)
    const { body } = await me.post('/samples/sign_up', {})
    await press(site, body.link, 'Subscribe')
    await me.put('/samples/subscription')
    expect(await isSubscribed(me)).toBe(true)
    const customers = await site.db
      .selectFrom('subscriptions as s')
      .innerJoin('users as u', 'u.id', 's.userId')
      .select('s.customerId')
      .where('u.id', '=', (await me.get('/me')).body.id)
      .execute()
    expect(new Set(customers.map(({ customerId }) => customerId)).size).toBe(1)
  })
})

describe('who is signed in', () => {
  test('subscribes as a seller with the account there is', async () => {
    const seller = await aSeller(site.db)
    const me = await site.as(seller)
    const other = { ...newcomer(), email: 'other@example.com', sample_seller_categories: ['Pet'] }
    expect((await me.post('/samples/sign_up', other)).status).toBe(422)
    const { body } = await me.post('/samples/sign_up', { sample_seller_categories: ['Toys'] })
    await press(site, body.link, 'Subscribe')
    await me.put('/samples/subscription')
    expect((await me.get('/me')).body).toMatchObject({
      email: seller.email,
      sample_subscribed: true,
      sample_seller_categories: ['Toys'],
    })
  })

  test('does not as a buyer, nor as a seller who was denied', async () => {
    const buyer = await site.as(await aBuyer(site.db))
    const denied = await site.as(await aSeller(site.db, { status: 'denied' }))
    for (const me of [buyer, denied])
      expect(await me.post('/samples/sign_up', {})).toMatchObject({
        status: 403,
        body: { success: false, link: null },
      })
  })
})

describe('the profile of a subscriber', () => {
  test('is updated by PUT /profile, which leaves what is not named', async () => {
    await addLeads(site.db, [{ company: 'Harbor Grocers' }])
    const me = await site.as(await aSubscriber(site.db, { sample_seller_categories: ['Toys'] }))
    const profile = {
      current_buyer_relationships: ['Target', 'target', 'REI'],
      sample_buyer_categories: ['Grocery'],
      selected_buyers: ['Harbor Grocers'],
      time_zone: 'Asia/Tokyo',
    }
    const { status, body } = await me.put('/profile', { profile })
    expect({ status, names: body.current_buyer_relationships }).toEqual({
      status: 200,
      names: ['Target', 'REI'],
    })
    expect((await me.get('/me')).body).toMatchObject({
      sample_seller_categories: ['Toys'],
      sample_buyer_categories: ['Grocery'],
      selected_buyers: ['Harbor Grocers'],
    })
    expect((await standing(me)).time_zone).toBe('Asia/Tokyo')
  })

  test('keeps a buyer who has left the directory, and takes no other that is not in it', async () => {
    const [lead] = await addLeads(site.db, [{ company: 'Gone Stores' }])
    const me = await site.as(await aSubscriber(site.db, { selected_buyers: ['Gone Stores'] }))
    await site.db
      .deleteFrom('leads')
      .where('id', '=', lead?.id ?? 0)
      .execute()
    const put = (selected_buyers: string[]) => me.put('/profile', { profile: { selected_buyers } })
    expect((await put(['Gone Stores'])).status).toBe(200)
    expect((await put(['Gone Stores', 'Never Stores'])).status).toBe(422)
  })
})

test('the list of buyers names companies, each once, and nothing of the people there', async () => {
  await addLeads(site.db, [
    { company: 'Cove Pharmacy', contact_email: 'sentinel@cove.example' },
    { company: 'COVE PHARMACY' },
  ])
  const { body } = await site.visitor.get('/profiles/us_buyers')
  expect(body.all_buyers.filter((name: string) => /cove/i.test(name))).toEqual(['Cove Pharmacy'])
  expect(Object.keys(body)).toEqual(['all_buyers'])
  expect(JSON.stringify(body)).not.toContain('sentinel')
})

test('an account for samples opens nothing of the marketplace', async () => {
  const subscriber = await aSubscriber(site.db)
  const { bearer } = await aSession(site.db, subscriber)
  const me = caller(site.address, bearer)
  for (const path of ['/offers', '/products', '/marketplace/purchase_orders', '/notifications'])
    expect((await me.get(path)).status).toBe(403)
  expect((await me.get('/sessions')).status).toBe(200)
})
