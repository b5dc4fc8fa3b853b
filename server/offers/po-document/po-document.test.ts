import { describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { NOT_A_DOCUMENT } from '#market/uploads/document-kind.ts'
import {
  PDF,
  PDF_WITH_SCRIPT,
  sendDocument,
} from '#server/resale-certificates/testing/documents.ts'
import { readPaper } from '#server/purchase-orders/testing/read-paper.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aDeal } from '#server/testing/deals.ts'
import { anAdministrator, aBuyer, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { deleteExpiredPoDocuments } from './po-document-store.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })
const PNG = Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1')

async function aPo() {
  const deal = await aDeal(site)
  const { buyer, seller, offerId } = deal
  const path = `/offers/${offerId}/po_document`
  return {
    ...deal,
    path,
    save: async (content: Buffer, who = buyer) =>
      buyer.put(path, { document_key: await sendDocument(who, content) }),
    accept: async () => {
      const { body } = await seller.put(`/offers/${offerId}/accept`)
      return Number(body.data.attributes.purchase_order_id)
    },
  }
}

const shown = async (reader: Caller, path: string) =>
  (await reader.get(path)).body.data.attributes.po_document
const order = (id: number) => `/marketplace/purchase_orders/${id}`

async function expectDocument(answer: Awaited<ReturnType<Caller['get']>>, content: Buffer) {
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="po-document-O-\d+\.(pdf|png)"$/,
    ),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'no-store',
  })
  expect(Buffer.from(answer.body).equals(content)).toBe(true)
}

describe('the buyer’s PO document', () => {
  test('goes with its offer into the order, where both sides and staff download it', async () => {
    const { buyer, seller, save, accept, path, offerId } = await aPo()
    expect((await buyer.get(path)).status).toBe(404)
    const { status, body } = await save(PDF)
    expect(status).toBe(200)
    const kept = { kind: 'pdf', bytes: PDF.length, uploaded_at: expect.any(String) }
    expect(body.data.attributes.po_document).toEqual(kept)
    expect(await shown(seller, `/offers/${offerId}`)).toEqual(kept)
    await expectDocument(await seller.get(path), PDF)
    const id = await accept()
    for (const side of [buyer, seller]) {
      expect(await shown(side, order(id))).toEqual(kept)
      await expectDocument(await side.get(path), PDF)
    }
    const staff = await site.as(await anAdministrator(site.db))
    const ofStaff = await staff.get(`/admin/purchase_orders/${id}`)
    expect(ofStaff.body.data.po_document).toEqual(kept)
    await expectDocument(await staff.get(`/admin/purchase_orders/${id}/po_document`), PDF)
    const sheet = (await readPaper((await seller.get(`${order(id)}/pdf`)).body)).join(' ')
    expect(sheet.replaceAll(/\s+/g, ' ')).toContain('Attached on the order page')
  })

  test('is replaced and removed until the order is paid, and then stays', async () => {
    const { buyer, save, accept, path } = await aPo()
    await save(PDF)
    const id = await accept()
    expect((await save(PNG)).status).toBe(200)
    await expectDocument(await buyer.get(path), PNG)
    expect((await buyer.delete(path)).body.data.attributes.po_document).toBeNull()
    expect((await buyer.get(path)).status).toBe(404)
    await save(PDF)
    const staff = await site.as(await anAdministrator(site.db))
    await staff.post(`/admin/purchase_orders/${id}/state_transitions`, { event: 'confirm_payment' })
    for (const answer of [await save(PNG), await buyer.delete(path)]) {
      expect(answer.status).toBe(409)
      expect(answer.body.errors).toEqual(['The order is paid, so its PO document can’t change'])
    }
    await expectDocument(await buyer.get(path), PDF)
  })

  test('is nobody else’s to read or change, and takes no file that another person sent', async () => {
    const { seller, buyer, save, path } = await aPo()
    await save(PDF)
    const strangers = [await site.as(await aBuyer(site.db)), await site.as(await aSeller(site.db))]
    for (const stranger of strangers) expect((await stranger.get(path)).status).toBe(404)
    expect((await strangers[0]!.delete(path)).status).toBe(404)
    expect((await seller.delete(path)).status).toBe(403)
    expect((await save(PDF_WITH_SCRIPT, strangers[0])).status).toBe(404)
    expect((await buyer.put(path, { document_key: '../../etc/passwd' })).status).toBe(422)
    await expectDocument(await buyer.get(path), PDF)
  })
})

describe('a hostile PO document', () => {
  test('with a script is downloaded, never rendered in our origin', async () => {
    const { seller, save, path } = await aPo()
    expect((await save(PDF_WITH_SCRIPT)).status).toBe(200)
    await expectDocument(await seller.get(path), PDF_WITH_SCRIPT)
  })

  test.each([
    ['HTML renamed to .pdf', '<!doctype html><script>alert(document.cookie)</script>%%EOF'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['half a PDF', '%PDF-1.7\n<script>alert(1)</script>'],
  ])('%s is refused in words, and the one before stays', async (_what, content) => {
    const { buyer, save, path } = await aPo()
    await save(PDF)
    const { status, body } = await save(Buffer.from(content))
    expect([status, body.fields]).toEqual([422, { document_key: [NOT_A_DOCUMENT] }])
    await expectDocument(await buyer.get(path), PDF)
  })
})

test('it goes 90 days after its offer ended without an order, and 7 years after its order', async () => {
  const [closed, open, ordered] = [await aPo(), await aPo(), await aPo()]
  for (const each of [closed, open, ordered]) await each.save(PDF)
  const { offerId } = closed
  expect((await closed.seller.post(`/offers/${offerId}/counter_offer/reject`)).status).toBe(200)
  const id = await ordered.accept()
  const left = async () => {
    await deleteExpiredPoDocuments(site.db)
    const rows = await site.db.selectFrom('offerPoDocuments').select('offerId').execute()
    return [closed, open, ordered].map((each) =>
      rows.some((row) => row.offerId === Number(each.offerId)),
    )
  }
  const { asOwner } = site.database
  expect(await left()).toEqual([true, true, true])
  await sql`update offers set updated_at = now() - interval '91 days'`.execute(asOwner)
  expect(await left()).toEqual([false, true, true])
  await sql`update purchase_orders set created_at = now() - interval '7 years 1 day' where id = ${id}`.execute(
    asOwner,
  )
  expect(await left()).toEqual([false, true, false])
})
