import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addLeads } from '#server/samples/testing/directory.ts'
import { aSubscriber, aPayingSubscriber } from '#server/samples/testing/subscribers.ts'
import { anApplyingBuyer } from '#server/applications/testing/applying.ts'
import { aDeal } from '#server/testing/deals.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { aSiteAndItsDeps } from '#server/testing/site-and-deps.ts'
import type { TestSite } from '#server/testing/site.ts'
import { expireOffers } from '#server/offers/expire-offers.ts'
import { advanceErasures } from './advance-erasures.ts'
import { findNextErasure } from './erasure-store.ts'
import { steps } from './steps.ts'
import { wordInDatabase } from './testing/find-words.ts'

let site: TestSite
let deps: Awaited<ReturnType<typeof aSiteAndItsDeps>>['deps']
let stop: () => Promise<void>
let admin: Caller
beforeAll(async () => {
  const given = await aSiteAndItsDeps()
  ;({ site, deps, stop } = given)
  admin = await site.as(await anAdministrator(site.db))
})
afterAll(() => stop())

type Person = { userId: number; email: string }

const ask = async ({ userId, email }: Person, more: object = {}) => {
  const { status, body } = await admin.post(`/admin/people/${userId}/erase`, {
    email,
    reason: 'asked',
    ...more,
  })
  return { status, said: body.errors?.[0], erasure: body.data?.erasure }
}
const read = async ({ userId }: Person) => (await admin.get(`/admin/people/${userId}`)).body.data

describe('an erasure', () => {
  test('closes the account at once, and reports its progress', async () => {
    const buyer = await aBuyer(site.db)
    const caller = await site.as(buyer)
    expect((await ask(buyer)).erasure).toMatchObject({
      reason: 'asked',
      steps_done: 0,
      steps: steps.length,
      finished_at: null,
    })
    expect((await caller.get('/me')).status).toBe(401)
    await advanceErasures(deps)
    const person = await read(buyer)
    expect(person).toMatchObject({
      email: `erased-${buyer.userId}`,
      full_name: 'Erased person',
      company: 'Erased company',
      account: 'erased',
      erasure: { steps_done: steps.length, finished_at: expect.any(String) },
    })
    expect(person.history[0]).toMatchObject({ act: 'person erased', after: { reason: 'asked' } })
    expect(await ask({ ...buyer, email: person.email })).toMatchObject({
      status: 409,
      said: 'This person’s data is already erased',
    })
    const again = await aBuyer(site.db, { email: buyer.email })
    expect(again.email).toBe(buyer.email)
  })

  test('resumes where it stopped, and begins again in another version', async () => {
    const buyer = await aBuyer(site.db)
    await ask(buyer)
    const oneStep = {
      checkLease: async () => {},
      signal: new AbortController().signal,
      hasTime: async () => false,
    }
    await advanceErasures(deps, oneStep)
    await advanceErasures(deps, oneStep)
    expect((await findNextErasure(site.db))?.step).toBe(2)
    await site.db
      .updateTable('erasures')
      .set({ steps: 3 })
      .where('userId', '=', buyer.userId)
      .execute()
    await advanceErasures(deps, oneStep)
    expect((await findNextErasure(site.db))?.step).toBe(1)
    await advanceErasures(deps)
    expect((await read(buyer)).erasure.finished_at).not.toBeNull()
  })

  test('forgets a seller’s lots in parts, and their words in the search', async () => {
    const seller = await aSeller(site.db, { name: 'Quibblewick Pottery' })
    for (let lot = 0; lot < 600; lot++)
      await aListedProduct(site.db, { sellerId: seller.id, description: 'quibblewickian glaze' })
    const words = async () =>
      (await sql`select word from search_words where word like 'quibblewick%'`.execute(site.db))
        .rows
    expect(await words()).not.toEqual([])
    await ask(seller)
    await advanceErasures(deps)
    expect((await read(seller)).erasure.finished_at).not.toBeNull()
    const left = await site.db
      .selectFrom('products')
      .select((eb) => [eb.fn.countAll<number>().as('lots'), 'name', 'sellerName', 'description'])
      .where('sellerId', '=', seller.id)
      .groupBy(['name', 'sellerName', 'description'])
      .execute()
    expect(left).toEqual([
      { lots: 600, name: 'Erased lot', sellerName: 'Erased company', description: '' },
    ])
    expect(await words()).toEqual([])
  })
})

describe('a person who is listed as a lead, too', () => {
  test('is no lead any more, and known to nobody who was sent them', async () => {
    const buyer = await aBuyer(site.db, { email: 'wilhelmina@outlets.test' })
    const reader = await aSubscriber(site.db)
    await addLeads(site.db, [
      { contact_email: 'Wilhelmina@outlets.test', contact_name: 'Wilhelmina Quist' },
      { contact_name: 'Somebody Else' },
    ])
    await sql`
      insert into sent_leads (user_id, lead_id, local_day, contact_key, sent_at)
      select ${reader.userId}, id, current_date, md5(lower(contact_email)), now() from leads
      where contact_name = 'Wilhelmina Quist'`.execute(site.db)
    await sql`
      insert into inbox_mails (to_address, from_address, subject, body_text)
      values (${reader.email}, '', 'Your lead of the day', 'Write to Wilhelmina Quist')`.execute(
      site.db,
    )
    await ask(buyer)
    await advanceErasures(deps)
    expect(await wordInDatabase(site.db, 'wilhelmina')).toEqual([])
    const key = createHash('md5').update(buyer.email).digest('hex')
    expect(await wordInDatabase(site.db, key)).toEqual([])
    const { body } = await admin.get('/admin/leads')
    expect(body.data.map((lead: { contact_name: string }) => lead.contact_name)).toEqual([
      'Somebody Else',
    ])
  })
})

describe('nobody is erased', () => {
  test('by a slip of the pen, twice, or without a reason', async () => {
    const buyer = await aBuyer(site.db)
    expect(await ask(buyer, { email: 'another@example.com' })).toMatchObject({
      status: 422,
      said: 'This is not the email address of the account',
    })
    expect((await ask(buyer, { reason: 'Jane asked on the phone' })).status).toBe(422)
    expect((await ask({ userId: 999_999, email: 'a@b.c' })).status).toBe(404)
    expect((await read(buyer)).account).toBe('open')
  })

  test('while an offer is under way or an order is open', async () => {
    const { buyerUser, sellerUser, seller, offerId } = await aDeal(site)
    for (const side of [buyerUser, sellerUser])
      expect(await ask(side)).toMatchObject({
        status: 409,
        said: 'Still open: 1 open offer. Settle or close these first.',
      })
    await seller.put(`/offers/${offerId}/accept`)
    for (const side of [buyerUser, sellerUser])
      expect((await ask(side)).said).toBe('Still open: 1 order. Settle or close these first.')
  })

  test('because the other side is silent: its offer runs out, and staff end its order', async () => {
    const offered = await aDeal(site)
    expect((await ask(offered.buyerUser)).status).toBe(409)
    const terms = {
      platformFeeBps: 1000,
      paymentDeadlineHours: 72,
      offerExpiryDays: 7,
      publicUrl: site.address,
    }
    await expireOffers({ db: site.db, terms }, new Date(Date.now() + 8 * 86_400_000))
    expect((await ask(offered.buyerUser)).status).toBe(200)

    const { buyerUser, seller, offerId } = await aDeal(site)
    const { body } = await seller.put(`/offers/${offerId}/accept`)
    const id: number = body.data.attributes.purchase_order_id
    await site.db
      .updateTable('purchaseOrders')
      .set({ status: 'awaiting_shipment' })
      .where('id', '=', id)
      .execute()
    expect((await ask(buyerUser)).status).toBe(409)
    const canceled = await admin.post(`/admin/purchase_orders/${id}/state_transitions`, {
      event: 'cancel',
      note: 'The seller is silent',
    })
    expect(canceled.status).toBe(200)
    expect((await ask(buyerUser)).status).toBe(200)
  })

  test('while a subscription is paid for, or as staff', async () => {
    expect((await ask(await aPayingSubscriber(site.db))).said).toContain('1 subscription')
    expect((await ask(await aSubscriber(site.db))).status).toBe(200)
    const colleague = await anAdministrator(site.db)
    expect(await ask(colleague)).toMatchObject({
      status: 409,
      said: 'This person is on the staff. Remove them on the Administrators page first',
    })
    await admin.delete(`/admin/administrators/${colleague.userId}`)
    expect((await ask(colleague)).status).toBe(200)
  })

  test('and let in or shut out afterwards', async () => {
    const waiting = await anApplyingBuyer(site)
    const decided = await anApplyingBuyer(site)
    await admin.post(`/admin/applications/${decided.id}/deny`, { reason: 'No.' })
    await ask(waiting)
    await ask(decided)
    expect((await admin.post(`/admin/applications/${waiting.id}/approve`)).status).toBe(404)
    expect((await admin.post(`/admin/applications/${decided.id}/approve`)).status).toBe(409)
    for (const act of ['restore', 'send_link'])
      expect((await admin.post(`/admin/people/${decided.userId}/${act}`)).status).toBe(409)
  })
})

test('an offer that is sent while its buyer is erased is refused, or keeps the buyer', async () => {
  const lot = await aListedProduct(site.db, { units: 10_000 })
  const became: string[] = []
  for (let round = 0; round < 12; round++) {
    const buyer = await aBuyer(site.db)
    const caller = await site.as(buyer)
    const line = { product_id: lot.id, quantity: 1, unit_price: 900 }
    const { body } = await caller.post('/offers', { offer: { offer_products_attributes: [line] } })
    const [sent, erased] = await Promise.all([
      caller.put(`/offers/${body.data.id}/submit`),
      ask(buyer),
    ])
    became.push(`${sent.status < 400 ? 'sent' : 'refused'} ${erased.status}`)
  }
  expect(['sent 409', 'refused 200']).toEqual(expect.arrayContaining([...new Set(became)]))
})

describe('histories', () => {
  const asApplication = (statement: string) => site.database.connection.pool.query(statement)

  test('are blanked for nobody who was not asked for', async () => {
    const buyer = await aBuyer(site.db)
    for (const call of [`erase_notes(${buyer.userId}, 10)`, `erase_acts(${buyer.userId}, 10)`])
      await expect(asApplication(`select ${call}`)).rejects.toThrow('Nobody asked to erase')
    await expect(asApplication(`select erase_mentions(${buyer.userId}, 0, 10)`)).rejects.toThrow()
  })

  test('stay shut to the application whatever it sets, and to their owner', async () => {
    await expect(
      asApplication(
        "set lotline.erasing = 'on'; update audit_events set before = null, erased_at = now()",
      ),
    ).rejects.toThrow('permission denied')
    const buyer = await aBuyer(site.db)
    await admin.delete(`/admin/people/${buyer.userId}/sessions`)
    const owner = site.database.asOwner
    await expect(
      owner.transaction().execute(async (tx) => {
        await sql`set local lotline.erasing = 'on'`.execute(tx)
        await sql`update audit_events set act = 'nothing', erased_at = now()`.execute(tx)
      }),
    ).rejects.toThrow('never changed')
  })
})
