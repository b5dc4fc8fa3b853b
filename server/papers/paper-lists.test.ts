import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { MOST_PAPERS_ZIPPED } from '#market/papers/paper-api.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { Caller } from '#server/testing/caller.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { issueFeeInvoice } from './issue-fee-invoices.ts'
import { aPaidTrade, ISSUER } from './testing/a-paid-trade.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })
const thisMonth = new Date()
  .toLocaleDateString('en-CA', { timeZone: 'America/New_York' })
  .slice(0, 7)

async function aTradeOf(name: string, months: string[]) {
  const trade = await aPaidTrade(site)
  await trade.agree({ legal_name: name })
  for (const month of months)
    await transact(site.db, (tx) =>
      issueFeeInvoice(tx, { sellerId: trade.sellerId, month, issuer: ISSUER }),
    )
  return trade
}

describe('the fee invoices of all sellers', () => {
  let staff: Caller
  let shop: string
  beforeAll(async () => {
    staff = await site.as(await anAdministrator(site.db))
    const brass = await aTradeOf('Brass & Oak LLC', ['2026-01-01', '2026-02-01'])
    await aTradeOf('Cedar 100% Inc.', ['2026-02-01'])
    shop = brass.seller.name
  })
  type Row = { seller_name: string; month: string }
  const rows = async (asked: object) => {
    const { body } = await staff.get(`/admin/fee_invoices?${new URLSearchParams({ ...asked })}`)
    return body.data.map(({ seller_name: seller, month }: Row) => [seller, month])
  }

  test('are listed with their month and seller, and found by name, number and month', async () => {
    const all = [
      ['Brass & Oak LLC', '2026-01-01'],
      ['Brass & Oak LLC', '2026-02-01'],
      ['Cedar 100% Inc.', '2026-02-01'],
    ]
    expect(await rows({ sort: 'oldest' })).toEqual(all)
    expect(await rows({ month: '2026-02', sort: 'seller' })).toEqual(all.slice(1))
    expect(await rows({ search: '100%' })).toEqual(all.slice(2))
    expect(await rows({ search: shop, sort: 'oldest' })).toEqual(all.slice(0, 2))
    const { body } = await staff.get('/admin/fee_invoices?sort=oldest&per_page=1')
    expect(await rows({ search: body.data[0].number })).toEqual(all.slice(0, 1))
    expect((await staff.get('/admin/fee_invoices?month=2026-13')).status).toBe(422)
  })

  test('are a file with a row for each, and each is a PDF for staff', async () => {
    const file = await staff.get('/admin/fee_invoices/export?sort=oldest&format=csv')
    const lines = String(file.body).trim().split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[1]).toMatch(/^LL-\d{4}-\d{6},\d{4}-\d\d-\d\d,2026-01,Brass & Oak LLC,0$/)
    const { body } = await staff.get('/admin/fee_invoices')
    const pdf = await staff.get(`/papers/${body.data[0].id}/pdf`)
    expect(pdf.headers.get('Content-Type')).toBe('application/pdf')
  })
})

describe('the documents of a month as a ZIP', () => {
  const namesIn = (zip: Uint8Array) => Object.keys(unzipSync(zip)).toSorted()

  test('has the PDF of each and a list of them, and nothing of another seller', async () => {
    const trade = await aTradeOf('Brass & Oak LLC', ['2026-01-01'])
    const other = await aTradeOf('Other Inc.', [])
    for (const orderId of [await trade.paidOrder(), await trade.paidOrder()])
      await trade.issue(orderId)
    await other.issue(await other.paidOrder())
    const { body } = await trade.sellerCalls.get(
      `/dashboard/invoices?month=${thisMonth}&sort=oldest`,
    )
    const numbers: string[] = body.data.map(({ number }: { number: string }) => number)
    const zip = await trade.sellerCalls.get(`/dashboard/invoices/zip?month=${thisMonth}`)
    expect(zip.headers.get('Content-Type')).toBe('application/zip')
    expect(namesIn(zip.body)).toEqual(
      [...numbers.map((number) => `${number}.pdf`), `lotline-invoices-${thisMonth}.csv`].toSorted(),
    )
    const files = unzipSync(zip.body)
    expect(strFromU8(files[`lotline-invoices-${thisMonth}.csv`] ?? new Uint8Array())).toContain(
      numbers[1] ?? 'a number',
    )
    expect(strFromU8(files[`${numbers[0]}.pdf`] ?? new Uint8Array()).slice(0, 5)).toBe('%PDF-')
  })

  test('may be of one kind, and is refused for a month without documents', async () => {
    const trade = await aTradeOf('Brass & Oak LLC', ['2026-01-01'])
    const january = await trade.sellerCalls.get(
      '/dashboard/invoices/zip?month=2026-01&kind=fee_invoice',
    )
    expect(namesIn(january.body)).toHaveLength(2)
    const none = await trade.sellerCalls.get('/dashboard/invoices/zip?month=2026-01&kind=invoice')
    expect([none.status, none.body.errors]).toEqual([404, ['No documents of 2026-01']])
  })

  test('has no more than it says', async () => {
    const trade = await aTradeOf('Brass & Oak LLC', [])
    const orderId = await trade.paidOrder()
    await trade.issue(orderId)
    await sql`
      with credits as (
        insert into purchase_order_credits (purchase_order_id, cause, amount_cents, fee_cents, reason)
        select ${orderId}, 'carton ' || carton, 1, 0, 'Wet' from generate_series(1, ${MOST_PAPERS_ZIPPED}) carton
        returning id
      )
      insert into papers (kind, seller_id, purchase_order_id, credit_id, total_cents, seller, buyer, lines, facts)
      select 'credit_note', p.seller_id, p.purchase_order_id, credits.id, 1, p.seller, p.buyer, p.lines, p.facts
      from credits, papers p where p.purchase_order_id = ${orderId} and p.kind = 'invoice'`.execute(
      site.db,
    )
    const { status, body } = await trade.sellerCalls.get(
      `/dashboard/invoices/zip?month=${thisMonth}`,
    )
    expect([status, body.errors]).toEqual([
      422,
      ['More than 1,000 documents: choose a kind, or export the list'],
    ])
  })
})
