import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CERTIFICATE_NEEDED_CODE } from '#market/resale-certificates/order-coverage.ts'
import { NOT_A_DOCUMENT } from '#market/uploads/document-kind.ts'
import { aPayingSite, type PayingSite } from '#server/payments/testing/a-paying-site.ts'
import { aPaymentStory } from '#server/payments/testing/a-payment-story.ts'
import {
  anUnpaidOrder,
  someTraders,
  type Traders,
} from '#server/payments/testing/an-unpaid-order.ts'
import { advanceErasures } from '#server/erasure/advance-erasures.ts'
import { issueWaiting } from '#server/papers/issue-waiting.ts'
import { DETAILS, ISSUER } from '#server/papers/testing/a-paid-trade.ts'
import { photosIn } from '#server/photos/photos.ts'
import { unleased } from '#server/platform/jobs/job-run.ts'
import { folderStorage } from '#server/platform/storage/folder-storage.ts'
import { boundlessSpace } from '#server/platform/storage/free-space.ts'
import { readPaper } from '#server/purchase-orders/testing/read-paper.ts'
import { localAdapter } from '#server/uploads/local-adapter.ts'
import type { Caller } from '#server/testing/caller.ts'
import { anAdministrator, aSeller } from '#server/testing/listings.ts'
import { deleteExpiredCertificates } from './delete-expired-certificates.ts'
import { sendEndingNews } from './send-ending-news.ts'
import { aCertificate, sendDocument, PDF, PDF_WITH_SCRIPT } from './testing/documents.ts'

let shop: PayingSite
let staff: Caller
let admin: { userId: number; email: string }
beforeAll(async () => {
  shop = await aPayingSite({ RESALE_CERTIFICATE: 'required' })
  admin = await anAdministrator(shop.site.db)
  staff = await shop.site.as(admin)
})
afterAll(() => shop.stop())

type Trade = Awaited<ReturnType<typeof aTrade>>

/** A buyer and a seller, with what the buyer does about certificates. */
async function aTrade() {
  const traders: Traders = await someTraders(shop.site.db)
  const buyer = await shop.site.as(traders.buyer)
  const seller = await shop.site.as(traders.seller)
  const add = async (changes: object = {}, document?: Buffer) =>
    aCertificate(buyer, {
      ...changes,
      ...(document && { document_key: await sendDocument(buyer, document) }),
    })
  const verify = (id: number) => staff.put(`/admin/resale_certificates/${id}/verify`)
  return {
    traders,
    buyer,
    seller,
    add,
    verify,
    /** One that staff have verified. */
    async verified(changes: object = {}) {
      const { body } = await add(changes)
      expect((await verify(body.data.id)).status).toBe(200)
      return body.data.id as number
    },
    listed: async () => (await buyer.get('/resale_certificates')).body.data,
    async anOrder() {
      const { id } = await anUnpaidOrder(shop.site.db, shop.deps.terms, traders)
      const story = aPaymentStory(shop, buyer, id)
      return {
        id,
        pay: () => buyer.post(`/purchase_orders/${id}/payment`),
        async paid() {
          expect((await story.checkOut()).status).toBe(200)
          await story.atProvider('pay', 0)
          await story.comeBack()
        },
        shownTo: async (reader: Caller) =>
          (await reader.get(`/marketplace/purchase_orders/${id}`)).body.data.attributes
            .resale_certificate,
        document: (reader: Caller) => reader.get(`/purchase_orders/${id}/resale_certificate`),
      }
    },
  }
}

describe('a buyer keeps certificates', () => {
  test('of several states, for all sellers or one, which staff check', async () => {
    const { add, listed, traders, buyer } = await aTrade()
    const { status, body } = await add()
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      number: 'OR-88-123',
      states: ['OR', 'WA'],
      valid_until: null,
      seller_id: null,
      status: 'waiting',
      document_kind: 'pdf',
    })
    await add({ seller_id: traders.seller.id, states: ['Nevada'], valid_until: '2027-12-31' })
    expect(await listed()).toMatchObject([
      { states: ['NV'], seller_name: traders.seller.name, valid_until: '2027-12-31' },
      { number: 'OR-88-123' },
    ])
    const removed = await buyer.delete(`/resale_certificates/${body.data.id}`)
    expect(removed.status).toBe(200)
    expect(await listed()).toHaveLength(1)
  })

  test.each([
    [{ states: [] }, 'states', 'Select at least one state'],
    [{ states: ['XX'] }, 'states.0', 'Unknown state'],
    [{ number: ' ' }, 'number', 'Enter the certificate number'],
    [{ valid_until: '2025-12-31' }, 'valid_until', 'The last day is before the first'],
    [{ seller_id: 999_999 }, 'seller_id', 'We can’t find this seller'],
    [{ document_key: 'none' }, 'document_key', 'Attach the certificate'],
  ])('what is wrong with %j is said at its field', async (changes, field, words) => {
    const { add } = await aTrade()
    const { status, body } = await add(changes)
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining(words)])
    expect(Object.keys(body.fields ?? {}).join()).toContain(field.split('.')[0])
  })

  test('and nobody else sees them', async () => {
    const [one, other] = [await aTrade(), await aTrade()]
    const id = (await one.add()).body.data.id
    expect((await other.buyer.get(`/resale_certificates/${id}/document`)).status).toBe(404)
    expect((await other.buyer.delete(`/resale_certificates/${id}`)).status).toBe(404)
    expect((await one.seller.get('/resale_certificates')).status).toBe(403)
    expect((await one.seller.get(`/admin/resale_certificates/${id}/document`)).status).toBe(404)
    expect((await other.buyer.get(`/admin/resale_certificates/${id}/document`)).status).toBe(404)
  })
})

describe('a hostile document', () => {
  test('a PDF with a script is downloaded, never rendered in our origin', async () => {
    const { add, buyer } = await aTrade()
    const { body } = await add({}, PDF_WITH_SCRIPT)
    for (const answer of [
      await buyer.get(`/resale_certificates/${body.data.id}/document`),
      await staff.get(`/admin/resale_certificates/${body.data.id}/document`),
    ]) {
      expect(answer.status).toBe(200)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename="resale-certificate-${body.data.id}.pdf"`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': 'no-store',
      })
      expect(Buffer.from(answer.body).equals(PDF_WITH_SCRIPT)).toBe(true)
    }
  })

  test('HTML renamed to .pdf is refused in words, and nothing is kept of it', async () => {
    const { add, listed } = await aTrade()
    const html = Buffer.from('<!doctype html><script>alert(document.cookie)</script>%%EOF')
    const { status, body } = await add({}, html)
    expect(status).toBe(422)
    expect(body.fields).toMatchObject({ document_key: [NOT_A_DOCUMENT] })
    expect(await listed()).toEqual([])
  })
})

describe('staff', () => {
  test('list what waits, are told on Today, and verify or refuse with a reason the buyer reads', async () => {
    const { add, listed, traders } = await aTrade()
    const { id } = (await add()).body.data
    const waiting = await staff.get('/admin/resale_certificates?state=waiting&per_page=200')
    expect(waiting.body.data.map((each: { id: number }) => each.id)).toContain(id)
    const today = (await staff.get('/admin/today')).body.data
    expect(today.map(({ kind }: { kind: string }) => kind)).toContain('certificates')

    const refuse = (reason: string) =>
      staff.put(`/admin/resale_certificates/${id}/refuse`, { reason })
    expect((await refuse('')).status).toBe(422)
    expect((await refuse('The number can’t be read')).status).toBe(200)
    expect(await listed()).toMatchObject([
      { status: 'refused', reason: 'The number can’t be read' },
    ])
    expect((await refuse('Again')).status).toBe(409)
    expect((await staff.put(`/admin/resale_certificates/${id}/verify`)).status).toBe(200)
    expect(await listed()).toMatchObject([{ status: 'verified', reason: null }])
    expect(await subjectsTo(traders.buyer.email)).toEqual([
      'Resale certificate OR-88-123 was refused',
      'Resale certificate OR-88-123 is verified',
    ])
    const found = await staff.get(`/admin/resale_certificates?search=${traders.buyer.name}`)
    expect(found.body.data).toMatchObject([{ id, buyer_name: traders.buyer.name }])
  })
})

describe('an order', () => {
  test('says which certificate covers its state, and keeps it once it is paid', async () => {
    const trade = await aTrade()
    const order = await trade.anOrder()
    const none = { state: 'OR', certificate: null, is_kept: false, is_waiting: false }
    expect(await order.shownTo(trade.buyer)).toEqual(none)
    const waiting = (await trade.add()).body.data.id
    expect(await order.shownTo(trade.seller)).toEqual({ ...none, is_waiting: true })
    await trade.verify(waiting)
    const certificate = { id: waiting, number: 'OR-88-123', valid_until: null }
    expect(await order.shownTo(trade.buyer)).toMatchObject({ certificate, is_kept: false })
    await order.paid()
    // Another would come first now, but the order was paid with this one.
    await trade.verified({ seller_id: trade.traders.seller.id, number: 'OR-99' })
    for (const reader of [trade.buyer, trade.seller])
      expect(await order.shownTo(reader)).toMatchObject({ certificate, is_kept: true })
    const ofStaff = await staff.get(`/admin/purchase_orders/${order.id}`)
    expect(ofStaff.body.data.resale_certificate).toMatchObject({ certificate, is_kept: true })
    const sheet = await trade.buyer.get(`/marketplace/purchase_orders/${order.id}/pdf`)
    expect((await readPaper(sheet.body)).join(' ').replaceAll(/\s+/g, ' ')).toContain(
      'Resale certificate OR-88-123 covers Oregon',
    )

    await trade.seller.put('/dashboard/invoice_details', { invoice_details: DETAILS })
    await issueWaiting({ db: shop.site.db, issuer: ISSUER }, trade.traders.seller.id, unleased)
    const papers = (await trade.buyer.get(`/purchase_orders/${order.id}/papers`)).body.data
    const invoice = await trade.buyer.get(`/papers/${papers[0].id}/pdf`)
    expect((await readPaper(invoice.body)).join(' ').replaceAll(/\s+/g, ' ')).toContain(
      'Resale certificate OR-88-123 covers Oregon.',
    )
  })

  test('can’t be paid without one where that is required, and says how to add one', async () => {
    const trade = await aTrade()
    const order = await trade.anOrder()
    const refused = await order.pay()
    expect(refused).toMatchObject({ status: 409, body: { code: CERTIFICATE_NEEDED_CODE } })
    expect(JSON.stringify(refused.body)).toContain(
      'This order ships to Oregon and needs a resale certificate before you pay',
    )
    await trade.verified({ states: ['WA'] })
    await trade.verified({ valid_until: '2026-01-02' })
    expect((await order.pay()).status).toBe(409)
    const { id } = (await trade.add()).body.data
    expect(JSON.stringify((await order.pay()).body)).toContain('We’re checking your resale')
    await trade.verify(id)
    expect((await order.pay()).status).toBe(200)
  })

  test('paid by wire without one says that none covers it', async () => {
    const trade = await aTrade()
    const order = await trade.anOrder()
    await staff.post(`/admin/purchase_orders/${order.id}/state_transitions`, {
      event: 'confirm_payment',
    })
    expect(await order.shownTo(trade.seller)).toEqual({
      state: 'OR',
      certificate: null,
      is_kept: true,
      is_waiting: false,
    })
    expect((await order.document(trade.seller)).status).toBe(404)
  })
})

describe('the seller of a paid order', () => {
  test('downloads its certificate for seven years, and no other seller does', async () => {
    const trade = await aTrade()
    await trade.verified()
    const order = await trade.anOrder()
    expect((await order.document(trade.seller)).status).toBe(404)
    await order.paid()
    await expectDocument(order, trade.seller)
    const stranger = await shop.site.as(await aSeller(shop.site.db))
    expect((await order.document(stranger)).status).toBe(404)
    const keptFor = (interval: string) =>
      sql`update purchase_order_certificates set kept_at = now() - ${sql.raw(`interval '${interval}'`)}
        where purchase_order_id = ${sql.raw(String(order.id))}`.execute(shop.site.database.asOwner)
    await keptFor('6 years 364 days')
    await expectDocument(order, trade.seller)
    await keptFor('7 years 1 day')
    expect((await order.document(trade.seller)).status).toBe(404)
  })

  test('also after its buyer removed it, and after its buyer was erased; the rest of the buyer’s goes', async () => {
    const trade = await aTrade()
    const id = await trade.verified()
    const unused = await trade.verified({ states: ['TX'], number: 'TX-1' })
    const order = await trade.anOrder()
    await order.paid()
    expect((await trade.buyer.delete(`/resale_certificates/${id}`)).status).toBe(200)
    expect((await trade.listed()).map((each: { id: number }) => each.id)).toEqual([unused])
    await expectDocument(order, trade.seller)

    for (const event of ['ship', 'receive', 'mark_paid_in_full', 'complete'])
      await staff.post(`/admin/purchase_orders/${order.id}/state_transitions`, { event })
    const { userId, email } = trade.traders.buyer
    const erased = await staff.post(`/admin/people/${userId}/erase`, {
      email,
      reason: 'asked',
    })
    expect([erased.status, erased.body]).toEqual([200, erased.body])
    const storage = folderStorage(shop.site.dataDir)
    const photos = photosIn(storage, async () => undefined)
    const { db } = shop.site
    const uploads = { db, storage, photos, space: boundlessSpace, adapter: localAdapter('') }
    await advanceErasures({ db, uploads })
    await expectDocument(order, trade.seller)
    const left = await shop.site.db
      .selectFrom('resaleCertificates')
      .select('id')
      .where('buyerId', '=', trade.traders.buyer.id)
      .execute()
    expect(left).toEqual([{ id }])

    await deleteExpiredCertificates(shop.site.db)
    await expectDocument(order, trade.seller)
    await sql`update purchase_order_certificates set kept_at = now() - interval '8 years'
      where purchase_order_id = ${order.id}`.execute(shop.site.database.asOwner)
    await deleteExpiredCertificates(shop.site.db)
    const documents = await shop.site.db
      .selectFrom('resaleCertificateDocuments')
      .select('certificateId')
      .where('certificateId', '=', id)
      .execute()
    expect(documents).toEqual([])
  })
})

test('a buyer is reminded once, 30 days before a certificate ends', async () => {
  const trade = await aTrade()
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  await trade.verified({ valid_until: day(40), number: 'ends later' })
  await trade.verified({ number: 'never ends' })
  const now = new Date()
  await sendEndingNews(shop.deps, now)
  const reminders = async () =>
    (await subjectsTo(trade.traders.buyer.email)).filter((subject) => subject.includes(' ends on '))
  expect(await reminders()).toEqual([])
  const later = new Date(now.getTime() + 11 * 86_400_000)
  await sendEndingNews(shop.deps, later)
  await sendEndingNews(shop.deps, later)
  expect(await reminders()).toEqual([
    expect.stringMatching(/^Resale certificate ends later ends on /),
  ])
  const { notifications } = (await trade.buyer.get('/notifications')).body
  expect(notifications[0]).toMatchObject({ path: '/resale_certificates' })
})

async function expectDocument(order: Awaited<ReturnType<Trade['anOrder']>>, reader: Caller) {
  const { status, body, headers } = await order.document(reader)
  expect([status, headers.get('content-disposition')]).toEqual([
    200,
    expect.stringMatching(/^attachment; filename="resale-certificate-\d+\.pdf"$/),
  ])
  expect(Buffer.from(body).equals(PDF)).toBe(true)
}

async function subjectsTo(email: string) {
  const mails = shop.site.db.selectFrom('mails').select('subject').where('toAddress', '=', email)
  return (await mails.orderBy('id').execute()).map(({ subject }) => subject)
}
