import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPaper } from '#server/purchase-orders/testing/read-paper.ts'
import { everyRule, findViolations } from '#server/verification/find-violations.ts'
import { aLink } from '#server/testing/a-link.ts'
import { openBrowser } from '#server/testing/browser.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { eventually } from '#server/testing/eventually.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { aLoggingSite } from './testing/a-logging-site.ts'
import { wordInDatabase, wordInFiles } from './testing/find-words.ts'
import {
  aMarkedBuyer,
  aMarkedSeller,
  aMarkedTrade,
  BUYER,
  SELLER,
} from './testing/marked-people.ts'

const STAFF = 'zqstaffmark'

let site: Awaited<ReturnType<typeof aLoggingSite>>
let admin: Caller
beforeAll(async () => {
  site = await aLoggingSite()
  admin = await site.as(await anAdministrator(site.db))
}, 120_000)
afterAll(() => site.stop())

async function everywhere(word: string) {
  return [
    ...(await wordInDatabase(site.database.asOwner, word)),
    ...(await wordInFiles(site.dataDir, word)),
    ...site
      .log()
      .split('\n')
      .filter((line) => line.toLowerCase().includes(word)),
  ]
}

const figures = async () => {
  const orders = await site.db
    .selectFrom('purchaseOrders')
    .select(['id', 'totalCents', 'feeCents', 'status'])
    .orderBy('id')
    .execute()
  const { body } = await admin.get('/admin/insights/overview')
  return { orders, overview: body }
}

// Products that tests make come without their movements.
const violations = () => findViolations(site.db, everyRule)

async function erase(userId: number, email: string) {
  const asked = await admin.post(`/admin/people/${userId}/erase`, { email, reason: 'asked' })
  expect([asked.status, asked.body.errors]).toEqual([200, undefined])
  const { body } = await eventually(
    () => admin.get(`/admin/people/${userId}`),
    ({ body: { data } }) => data.erasure.finished_at !== null,
  )
  return body.data
}

describe('somebody whose data is erased', () => {
  test('a buyer is nowhere any more, and the figures stay', { timeout: 300_000 }, async () => {
    const buyer = await aMarkedBuyer(site, admin)
    const other = await aSeller(site.db)
    const lot = await aListedProduct(site.db, { sellerId: other.id })
    const seller = await site.as(other)
    const sides = { buyer: buyer.caller, seller, site, productId: lot.id }
    const { orderId } = await aMarkedTrade({ ...sides, words: [BUYER, 'the seller'] })
    await admin.post('/admin/notes', {
      subject: 'order',
      subject_id: orderId,
      text: `${BUYER} asked for a refund`,
    })
    await mailsTo(site, buyer.email)
    expect((await wordInDatabase(site.database.asOwner, BUYER)).length).toBeGreaterThan(20)
    const before = await figures()
    const violationsBefore = await violations()

    const person = await erase(buyer.userId, buyer.email)
    expect(person).toMatchObject({ full_name: 'Erased person', account: 'erased' })
    expect(await everywhere(BUYER)).toEqual([])
    expect(await figures()).toEqual(before)
    expect(await violations()).toEqual(violationsBefore)
    const { body } = await seller.get(`/marketplace/purchase_orders/${orderId}`)
    expect(JSON.stringify(body)).toContain('Erased company')
    const paper = await seller.get(`/marketplace/purchase_orders/${orderId}/pdf`)
    const words = (await readPaper(paper.body)).join(' ')
    expect(words).toContain('Erased company')
    expect(words.toLowerCase()).not.toContain(BUYER)
  })

  test('a seller is nowhere any more', { timeout: 300_000 }, async () => {
    const seller = await aMarkedSeller(site, admin)
    const buyer = await site.as(await aBuyer(site.db))
    const sides = { buyer, seller: seller.caller, site, productId: seller.productId }
    const { orderId } = await aMarkedTrade({ ...sides, words: ['the buyer', SELLER] })
    await mailsTo(site, seller.email)
    expect((await wordInDatabase(site.database.asOwner, SELLER)).length).toBeGreaterThan(20)
    const refused = await admin.post(`/admin/people/${seller.userId}/erase`, {
      email: seller.email,
      reason: 'asked',
    })
    expect([refused.status, refused.body.errors]).toEqual([
      409,
      ['Still open: 1 order. Settle or close these first.'],
    ])
    for (const event of ['mark_paid_in_full', 'complete'])
      await admin.post(`/admin/purchase_orders/${orderId}/state_transitions`, { event })
    const before = await figures()
    const violationsBefore = await violations()
    await erase(seller.userId, seller.email)
    expect(await everywhere(SELLER)).toEqual([])
    expect(await figures()).toEqual(before)
    expect(await violations()).toEqual(violationsBefore)
  })

  test('a member of staff is nowhere any more', { timeout: 300_000 }, async () => {
    const email = `${STAFF}@people.test`
    await admin.post('/admin/administrators', { administrator: { email, role: 'admin' } })
    const { id: userId } = await site.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const browser = await openBrowser(site.address)
    const password = `${STAFF} long enough`
    const token = await aLink(site.db, { userId, kind: 'reset' })
    await browser.send('PUT', '/password', {
      body: { user: { password, reset_password_token: token } },
    })
    await browser.send('PUT', '/me', {
      body: { full_name: `${STAFF} Roe`, time_zone: 'Pacific/Chatham' },
    })
    const colleague = await site.as({ userId })
    const buyer = await aBuyer(site.db)
    await colleague.post(`/admin/people/${buyer.userId}/deny`, { reason: 'Not a retailer.' })
    const onBuyer = { subject: 'person', subject_id: buyer.userId }
    await colleague.post('/admin/notes', { ...onBuyer, text: 'Is no retailer.' })
    await admin.post('/admin/notes', { ...onBuyer, text: `Ask ${email} why.` })
    await colleague.get(`/admin/people?search=${STAFF}`)
    await admin.get(`/admin/audit_events?search=${STAFF}`)
    await mailsTo(site, email)
    expect((await wordInDatabase(site.database.asOwner, STAFF)).length).toBeGreaterThan(5)
    await admin.delete(`/admin/administrators/${userId}`)
    await erase(userId, email)
    expect(await everywhere(STAFF)).toEqual([])
    const erased = site.db.selectFrom('users').select('timeZone').where('id', '=', userId)
    expect(await erased.executeTakeFirst()).toEqual({ timeZone: null })
    const { body } = await admin.get(`/admin/people/${buyer.userId}`)
    const { history, notes } = body.data
    expect(history.find(({ act }: { act: string }) => act === 'account denied')).toMatchObject({
      actor: { id: userId, name: 'Erased person' },
      after: { reason: 'Not a retailer.' },
    })
    expect(notes).toMatchObject([
      { text: 'Is no retailer.', author: { id: userId, name: 'Erased person' } },
      { text: 'Ask (erased) why.' },
    ])
  })
})
