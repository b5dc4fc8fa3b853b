import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadDemo } from '#demo/load/load-demo.ts'
import { monthsOf } from '#market/insights/money-moved.ts'
import { dayOf, daysAfter } from '#market/insights/period.ts'
import { balanceOf, type LedgerEntry, type PostingCause } from '#market/ledger/posting.ts'
import { clearLedger } from '#server/ledger/testing/clear-ledger.ts'
import { postMissing } from '#server/ledger/post-missing.ts'
import { writePostings } from '#server/ledger/write-postings.ts'
import { anOrderAt } from '#server/purchase-orders/testing/an-order-at.ts'
import type { Caller } from '#server/testing/caller.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'

const TERMS = {
  platformFeeBps: 1000,
  paymentDeadlineHours: 72,
  offerExpiryDays: 7,
  publicUrl: 'http://localhost:3000',
}
const moneyIn = async (staff: Caller, from: string, to: string) =>
  (await staff.get(`/admin/insights/money?from=${from}&to=${to}`)).body

describe('money in and out', () => {
  let site: TestSite
  let staff: Caller
  let sellerId: number
  beforeAll(async () => {
    site = await startSite({ env: { WORKER: 'off' } })
    staff = await site.as(await anAdministrator(site.db))
    const order = await anOrderAt(site, 'awaiting_initial_payment')
    const found = site.db.selectFrom('purchaseOrders').select('sellerId').where('id', '=', order.id)
    sellerId = (await found.executeTakeFirstOrThrow()).sellerId
  })
  beforeEach(() => clearLedger(site.database))
  afterAll(() => site.stop())

  let written = 0
  const post = (
    [cause, kind, at]: [PostingCause, string, string],
    entries: Partial<Record<LedgerEntry['account'], number>>,
  ) =>
    site.db.transaction().execute((tx) =>
      writePostings(tx, [
        {
          cause,
          kind,
          causeId: `${(written += 1)}`,
          sellerId,
          orderId: null,
          at: new Date(at),
          entries: Object.entries(entries).map(([account, amount]) => ({
            account,
            amount,
          })) as LedgerEntry[],
        },
      ]),
    )
  const paid = { seller_pending: -90_01, platform_fee: -10_00 }

  test('are counted to the cent, each on the day in UTC on which it was posted', async () => {
    await post(['payment', 'paid', '2026-02-28T23:59:59.999Z'], { clearing: 100_01, ...paid })
    await post(['order', 'paid by wire', '2026-03-01T00:00:00Z'], { bank: 100_01, ...paid })
    await post(['order', 'released', '2026-03-02T00:00:00Z'], {
      seller_pending: 90_01,
      seller_available: -90_01,
    })
    await post(['refund', 'made', '2026-03-03T00:00:00Z'], {
      seller_pending: 30_00,
      platform_fee: 3_33,
      clearing: -33_33,
    })
    await post(['dispute', 'opened', '2026-03-04T00:00:00Z'], { disputed: 50_00, clearing: -50_00 })
    await post(['dispute', 'fee', '2026-03-04T00:00:00Z'], {
      platform_expense: 15_00,
      clearing: -15_00,
    })
    await post(['order', 'paid out by hand', '2026-03-31T23:59:59Z'], {
      seller_available: 90_01,
      bank: -90_01,
    })
    await post(['payment', 'unwanted', '2026-04-01T00:00:00Z'], { clearing: 7, buyer_refunds: -7 })

    const { totals, months } = await moneyIn(staff, '2026-03-01', '2026-03-31')
    const march = {
      gross_cents: 100_01,
      fee_cents: 6_67,
      refunded_cents: 33_33,
      disputed_cents: 50_00,
      paid_out_cents: 90_01,
    }
    const february = {
      gross_cents: 100_01,
      fee_cents: 10_00,
      refunded_cents: 0,
      disputed_cents: 0,
      paid_out_cents: 0,
    }
    expect(totals).toEqual({ now: march, before: february })
    expect(months).toHaveLength(12)
    expect(months.slice(-2)).toEqual([
      { month: '2026-02-01', ...february },
      { month: '2026-03-01', ...march },
    ])
    expect((await moneyIn(staff, '2026-04-01', '2026-04-01')).totals.now.gross_cents).toBe(7)
  })

  test('a payout counts once it has left, and no more when the bank returns it', async () => {
    const totals = async () => (await moneyIn(staff, '2026-05-01', '2026-05-31')).totals.now
    await post(['payout', 'begun', '2026-05-01T00:00:00Z'], {
      seller_available: 80_00,
      seller_in_flight: -80_00,
    })
    expect((await totals()).paid_out_cents).toBe(0)
    await post(['payout', 'arrived', '2026-05-02T00:00:00Z'], {
      seller_in_flight: 80_00,
      clearing: -80_00,
    })
    expect((await totals()).paid_out_cents).toBe(80_00)
    await post(['payout', 'returned', '2026-05-03T00:00:00Z'], {
      seller_available: -80_00,
      clearing: 80_00,
    })
    expect(await totals()).toMatchObject({ paid_out_cents: 0, gross_cents: 0 })
  })

  test('a chargeback that is won, and a refund that failed, are taken off again', async () => {
    await post(['dispute', 'opened', '2026-06-01T00:00:00Z'], { disputed: 50_00, clearing: -50_00 })
    await post(['dispute', 'won', '2026-06-20T00:00:00Z'], { disputed: -50_00, clearing: 50_00 })
    await post(['refund', 'made', '2026-06-02T00:00:00Z'], { buyer_refunds: 9_00, clearing: -9_00 })
    await post(['refund', 'failed', '2026-06-03T00:00:00Z'], {
      buyer_refunds: -9_00,
      clearing: 9_00,
    })
    const { totals } = await moneyIn(staff, '2026-06-01', '2026-06-30')
    expect(totals.now).toMatchObject({ gross_cents: 0, disputed_cents: 0, refunded_cents: 0 })
  })
})

describe('money of the demo marketplace', () => {
  let site: TestSite
  let staff: Caller
  const to = dayOf(new Date())
  const from = daysAfter(to, -800)
  beforeAll(async () => {
    site = await startSite({ env: { WORKER: 'off' } })
    await loadDemo(site.db, TERMS)
    staff = await site.as(await anAdministrator(site.db))
  })
  afterAll(() => site.stop())

  const entries = () =>
    site.db.selectFrom('ledgerEntries').select(['account', 'amountCents as amount']).execute()

  test('adds up to what is held at the card provider and in the bank', async () => {
    const { totals, months } = await moneyIn(staff, from, to)
    const all = await entries()
    const { gross_cents: gross, fee_cents: fee, ...out } = totals.now
    expect(gross - out.refunded_cents - out.disputed_cents - out.paid_out_cents).toBe(
      balanceOf(all, 'clearing') + balanceOf(all, 'bank') + balanceOf(all, 'platform_expense'),
    )
    expect(fee).toBe(-balanceOf(all, 'platform_fee'))
    expect(months.map(({ month }: { month: string }) => month)).toEqual(monthsOf({ from, to }))
    const sales = months.filter((each: { gross_cents: number }) => each.gross_cents > 0)
    expect(sales.length).toBeGreaterThan(6)
  })

  test('is in the same months when the ledger is written long after', async () => {
    const before = await moneyIn(staff, from, to)
    await clearLedger(site.database)
    expect((await moneyIn(staff, from, to)).totals.now.gross_cents).toBe(0)
    await postMissing({ db: site.db })
    expect(await moneyIn(staff, from, to)).toEqual(before)
  })
})
