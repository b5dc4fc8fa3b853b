import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { transact } from '#server/platform/database/transact.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { findViolations } from '#server/verification/find-violations.ts'
import { paperRules } from '#server/verification/rules/paper-rules.ts'
import { historyRules } from '#server/verification/rules/history-rules.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { issueFeeInvoicesOf } from './issue-fee-invoices.ts'
import { aPaidTrade, ISSUER } from './testing/a-paid-trade.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })
let trade: Awaited<ReturnType<typeof aPaidTrade>>

beforeEach(async () => {
  trade = await aPaidTrade(site)
})

const credit = (orderId: number, cause: string, amount: number) =>
  transact(site.db, (tx) =>
    issueCreditNote(tx, {
      orderId,
      cause,
      amountCents: cents(amount),
      feeCents: cents(amount / 10),
      reason: 'Two cartons were wet',
    }),
  )
const numbersOf = async (orderIds: number[]) =>
  (await Promise.all(orderIds.map(trade.papersOf))).flat().map(({ number }) => number)
const sequenceIn = (number = '') => Number(number.split('-').at(-1))
const violations = () => findViolations(site.db, { ...paperRules, ...historyRules })
/** As if it had happened at that time. */
async function move(what: 'payments' | 'credits', to: string) {
  const { asOwner } = site.database
  const table = sql.table(what === 'payments' ? 'purchase_orders' : 'purchase_order_credits')
  await sql`alter table ${table} disable trigger user`.execute(asOwner)
  if (what === 'payments')
    await sql`update purchase_orders set paid_at = ${to} where seller_id = ${trade.sellerId}`.execute(
      asOwner,
    )
  else
    await sql`update purchase_order_credits set at = ${to} where purchase_order_id in (
      select id from purchase_orders where seller_id = ${trade.sellerId})`.execute(asOwner)
  await sql`alter table ${table} enable trigger user`.execute(asOwner)
}

describe('an invoice', () => {
  test('is issued once for a paid order, in the seller’s name, with the words the order kept', async () => {
    await trade.agree()
    const orderId = await trade.paidOrder()
    await Promise.all([trade.issue(orderId), trade.issue(orderId), trade.issue(orderId)])
    const papers = await trade.papersOf(orderId)
    expect(papers).toMatchObject([
      {
        kind: 'invoice',
        totalCents: 80_00,
        seller: { name: 'Brass & Oak LLC', state: 'NV', tax_id: '12-3456789' },
        buyer: { street: '1 Dock Street', zip: '97201' },
        lines: [{ quantity: 10, unit_cents: 8_00, total_cents: 80_00 }],
      },
    ])
    expect(papers[0]?.number).toMatch(/^[A-Z0-9]{3,12}-20\d\d-000001$/)
    expect(await violations()).toEqual([])
  })

  test('is numbered without a gap when 50 orders are paid at once, and some transactions are cut', async () => {
    await trade.agree()
    const orders = []
    for (let count = 0; count < 50; count++) orders.push(await trade.order())
    await Promise.all(
      orders.map(async (orderId, at) => {
        await trade.pay(orderId)
        if (at % 5 === 0) await cutWhileIssuing(orderId)
        await trade.issue(orderId)
      }),
    )
    const numbers = (await numbersOf(orders)).map(sequenceIn).toSorted((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, at) => at + 1))
    expect(await violations()).toEqual([])
  })

  test('waits until the seller has agreed; then they come in the order of payment', async () => {
    const [first, second, third] = [await trade.order(), await trade.order(), await trade.order()]
    for (const orderId of [second, third, first]) {
      await trade.pay(orderId)
      await trade.issue(orderId)
    }
    const read = () => trade.buyerCalls.get(`/purchase_orders/${first}/papers`)
    expect((await read()).body).toMatchObject({ data: [], waits_for_details: true })
    await trade.agree()
    expect((await read()).body).toMatchObject({
      data: [{ kind: 'invoice', total_cents: 80_00 }],
      waits_for_details: false,
    })
    expect((await numbersOf([second, third, first])).map(sequenceIn)).toEqual([1, 2, 3])
  })

  test('of an order from before a change of name and address keeps the old ones, and so does its code', async () => {
    await trade.agree()
    const before = await trade.order()
    await trade.agree({ legal_name: 'Cedar & Sons Inc.', city: 'Sparks' })
    const admin = await site.as(await anAdministrator(site.db))
    await admin.put(`/admin/sellers/${trade.sellerId}`, { seller: { name: 'Cedar & Sons' } })
    const after = await trade.order()
    for (const orderId of [before, after]) {
      await trade.pay(orderId)
      await trade.issue(orderId)
    }
    const [old] = await trade.papersOf(before)
    const [fresh] = await trade.papersOf(after)
    expect(old?.seller).toMatchObject({ name: 'Brass & Oak LLC', city: 'Reno' })
    expect(fresh?.seller).toMatchObject({ name: 'Cedar & Sons Inc.', city: 'Sparks' })
    expect(fresh?.number.split('-')[0]).toBe(old?.number.split('-')[0])
  })

  test('begins a new series with the year in New York', async () => {
    await trade.agree()
    const orders = [await trade.paidOrder(), await trade.paidOrder()]
    await trade.issue(orders[0] ?? 0)
    const [first] = await trade.papersOf(orders[0] ?? 0)
    const copy = (at: string) =>
      sql<{
        number: string
      }>`insert into papers (kind, seller_id, month, total_cents, seller, lines, facts, at)
        values ('fee_invoice', ${trade.sellerId}, (${at.slice(0, 7)}::text || '-01')::date, 0, '{"name": "x"}', '[]', '{}', ${at})
        returning number`
        .execute(site.db)
        .then(({ rows }) => rows[0]?.number)
    expect(first?.number).toBeDefined()
    expect(await copy('2027-12-31T23:30:00-05:00')).toMatch(/^LL-2027-\d{6}$/)
    expect(await copy('2028-01-01T00:30:00-05:00')).toBe('LL-2028-000001')
  })

  test('never changes and is never removed, not even by the owner of the table', async () => {
    await trade.agree()
    const orderId = await trade.paidOrder()
    await trade.issue(orderId)
    const { asOwner } = site.database
    await expect(sql`update papers set total_cents = 1`.execute(asOwner)).rejects.toThrow('never')
    await expect(sql`delete from papers`.execute(asOwner)).rejects.toThrow()
    await expect(sql`truncate papers cascade`.execute(asOwner)).rejects.toThrow()
    await expect(
      sql`update seller_invoice_details set code = 'OTHER'`.execute(asOwner),
    ).rejects.toThrow()
  })
})

describe('a credit note', () => {
  test('names the invoice, in a series of its own, once for each cause', async () => {
    await trade.agree()
    const orderId = await trade.paidOrder()
    await credit(orderId, 'refund 12', 20_00)
    await credit(orderId, 'refund 12', 20_00)
    await trade.issue(orderId)
    const [invoice, note, ...others] = await trade.papersOf(orderId)
    expect(others).toEqual([])
    expect(note).toMatchObject({
      kind: 'credit_note',
      totalCents: 20_00,
      reason: 'Two cartons were wet',
      seller: invoice?.seller,
      buyer: invoice?.buyer,
      facts: { invoice_number: invoice?.number },
    })
    expect(note?.number).toMatch(/^[A-Z0-9]+-CN-20\d\d-000001$/)
    expect(await violations()).toEqual([])
  })

  test('waits for the invoice of a seller who has not agreed yet', async () => {
    const orderId = await trade.paidOrder()
    await credit(orderId, 'refund 1', 80_00)
    await trade.issue(orderId)
    expect(await trade.papersOf(orderId)).toEqual([])
    await trade.agree()
    const kinds = (await trade.papersOf(orderId)).map(({ kind }) => kind)
    expect(kinds).toEqual(['invoice', 'credit_note'])
  })

  test('is never for more than is left of the invoice, and one that is taken back makes room', async () => {
    await trade.agree()
    const orderId = await trade.paidOrder()
    await credit(orderId, 'refund 1', 60_00)
    await expect(credit(orderId, 'refund 2', 30_00)).rejects.toThrow('cannot be credited')
    await trade.issue(orderId)
    await credit(orderId, 'refund 1 failed', -60_00)
    await trade.issue(orderId)
    await credit(orderId, 'refund 3', 80_00)
    await trade.issue(orderId)
    const [, first, back, whole] = await trade.papersOf(orderId)
    expect(back).toMatchObject({ totalCents: -60_00, facts: { takes_back: first?.number } })
    expect(whole).toMatchObject({ totalCents: 80_00, lines: [{ quantity: 10 }] })
    await expect(credit(await trade.order(), 'refund 4', 1_00)).rejects.toThrow('not paid')
  })
})

describe('a fee invoice', () => {
  test('has the fees of orders paid in its month less those given back in it, and may be a credit', async () => {
    await trade.agree()
    const orders = [await trade.paidOrder(), await trade.paidOrder()]
    for (const orderId of orders) await trade.issue(orderId)
    await move('payments', '2026-08-31T23:59:00-04:00')
    await credit(orders[0] ?? 0, 'refund 1', 20_00)
    await move('credits', '2026-09-01T00:30:00-04:00')
    await issueFeeInvoicesOf({ db: site.db, issuer: ISSUER }, trade.sellerId)
    await issueFeeInvoicesOf({ db: site.db, issuer: ISSUER }, trade.sellerId)
    const [august, september, ...others] = await trade.feeInvoices()
    expect(others).toEqual([])
    expect(august).toMatchObject({
      totalCents: 16_00,
      lines: [{ total_cents: 8_00 }, { total_cents: 8_00 }],
    })
    expect(september).toMatchObject({
      totalCents: -2_00,
      lines: [{ is_back: true, total_cents: -2_00 }],
    })
    expect(september?.number).toMatch(/^LL-20\d\d-\d{6}$/)
  })

  test('of a month that is not over is not issued', async () => {
    await trade.agree()
    await trade.issue(await trade.paidOrder())
    await issueFeeInvoicesOf({ db: site.db, issuer: ISSUER }, trade.sellerId)
    expect(await trade.feeInvoices()).toEqual([])
  })
})

/** A transaction that draws a number and then ends as a killed process ends it. */
const cutWhileIssuing = (orderId: number) =>
  site.db
    .transaction()
    .execute(async (tx) => {
      await sql`insert into papers (kind, seller_id, purchase_order_id, total_cents, seller, buyer, lines, facts)
        select 'invoice', seller_id, id, total_cents, '{"name": "x"}', '{"name": "x"}', '[]', '{}'
        from purchase_orders where id = ${orderId}`.execute(tx)
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)
    })
    .catch(() => undefined)
