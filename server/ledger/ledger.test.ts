import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOrderAt } from '#server/purchase-orders/testing/an-order-at.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'
import { findViolations } from '#server/verification/find-violations.ts'
import { historyRules } from '#server/verification/rules/history-rules.ts'
import { ledgerRules } from '#server/verification/rules/ledger-rules.ts'
import { clearLedger } from './testing/clear-ledger.ts'
import { postMissing } from './post-missing.ts'
import { postOrder } from './post-order.ts'
import { writePostings } from './write-postings.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ env: { WORKER: 'off' } })
})
afterAll(() => site.stop())

const balanceOf = (sellerId: number) =>
  site.db
    .selectFrom('sellerBalances')
    .select(['pendingCents', 'availableCents', 'inFlightCents'])
    .where('sellerId', '=', sellerId)
    .executeTakeFirst()
const kindsOf = async (orderId: number) => {
  const rows = await site.db
    .selectFrom('ledgerPostings')
    .select('kind')
    .where('purchaseOrderId', '=', orderId)
    .orderBy('id')
    .execute()
  return rows.map(({ kind }) => kind)
}
const sellerOf = async (orderId: number) =>
  site.db
    .selectFrom('purchaseOrders')
    .select(['sellerId', 'totalCents', 'feeCents'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()

/** An order that staff moved on by these events. */
async function anOrderAfter(events: string[]) {
  const order = await anOrderAt(site, 'awaiting_initial_payment')
  const staff = await site.as(await anAdministrator(site.db))
  const move = async (event: string) => {
    const body = { event, ...(event === 'ship' && { carrier: 'UPS', tracking_number: '1Z' }) }
    const path = `/admin/purchase_orders/${order.id}/state_transitions`
    expect((await staff.post(path, body)).status).toBe(200)
  }
  for (const event of events) await move(event)
  return { ...order, moveOn: move }
}

describe('an order in the ledger', () => {
  test('is posted as it moves, each thing once', async () => {
    const order = await anOrderAfter(['confirm_payment'])
    const { sellerId, totalCents, feeCents } = await sellerOf(order.id)
    const net = totalCents - feeCents
    expect(await kindsOf(order.id)).toEqual(['paid by wire'])
    expect(await balanceOf(sellerId)).toMatchObject({ pendingCents: net, availableCents: 0 })

    for (const event of ['ship', 'receive', 'mark_paid_in_full']) await order.moveOn(event)
    expect(await balanceOf(sellerId)).toMatchObject({ pendingCents: 0, availableCents: net })
    await order.moveOn('complete')
    expect(await kindsOf(order.id)).toEqual(['paid by wire', 'released', 'paid out by hand'])
    expect(await balanceOf(sellerId)).toMatchObject({ pendingCents: 0, availableCents: 0 })

    await site.db.transaction().execute((tx) => postOrder(tx, order.id))
    expect(await kindsOf(order.id)).toHaveLength(3)
    expect(await findViolations(site.db, ledgerRules)).toEqual([])
  })

  test('that is canceled after a wire is owed to its buyer', async () => {
    const order = await anOrderAfter(['confirm_payment', 'cancel'])
    const { sellerId } = await sellerOf(order.id)
    expect(await kindsOf(order.id)).toEqual(['paid by wire', 'canceled'])
    expect(await balanceOf(sellerId)).toMatchObject({ pendingCents: 0, availableCents: 0 })
    expect(await findViolations(site.db, ledgerRules)).toEqual([])
  })

  test('that a version without a ledger moved is posted afterwards', async () => {
    const order = await anOrderAfter(['confirm_payment', 'ship'])
    await clearLedger(site.database)
    const [broken] = await findViolations(site.db, ledgerRules)
    expect(broken?.rule).toBe('orders, the card provider and the ledger agree to the cent')
    await postMissing({ db: site.db })
    expect(await kindsOf(order.id)).toEqual(['paid by wire'])
    expect(await findViolations(site.db, ledgerRules)).toEqual([])
  })

  test('from before the ledger is posted step by step, with the times of its steps', async () => {
    const order = await anOrderAfter([
      'confirm_payment',
      'ship',
      'receive',
      'mark_paid_in_full',
      'complete',
    ])
    await clearLedger(site.database)
    await postMissing({ db: site.db })
    const postings = await site.db
      .selectFrom('ledgerPostings')
      .select(['kind', 'at'])
      .where('purchaseOrderId', '=', order.id)
      .orderBy('id')
      .execute()
    const events = await site.db
      .selectFrom('purchaseOrderEvents')
      .select(['event', 'at'])
      .where('purchaseOrderId', '=', order.id)
      .execute()
    const timeOf = (event: string) => events.find((each) => each.event === event)?.at
    expect(postings).toEqual([
      { kind: 'paid by wire', at: timeOf('confirm_payment') },
      { kind: 'released', at: timeOf('mark_paid_in_full') },
      { kind: 'paid out by hand', at: timeOf('complete') },
    ])
    expect(await findViolations(site.db, ledgerRules)).toEqual([])
  })
})

test('postings of one seller at once are chained in the order of their ids', async () => {
  const order = await anOrderAt(site, 'shipped')
  const { sellerId } = await sellerOf(order.id)
  const write = (at: number) =>
    site.db.transaction().execute((tx) =>
      writePostings(tx, [
        {
          cause: 'order',
          causeId: `at once ${at}`,
          kind: 'test',
          orderId: null,
          sellerId,
          entries: [
            { account: 'bank', amount: 5 },
            { account: 'seller_pending', amount: -5 },
          ],
        },
      ]),
    )
  await Promise.all(Array.from({ length: 40 }, (_, at) => write(at)))
  expect(await findViolations(site.db, historyRules)).toEqual([])
})

describe('the database refuses', () => {
  const posting = {
    cause: 'order',
    causeId: '1',
    kind: 'test',
    orderId: null,
  } as const

  test('a posting that does not sum to zero, and one without entries', async () => {
    const order = await anOrderAt(site, 'shipped')
    const { sellerId } = await sellerOf(order.id)
    const write = (entries: { account: 'bank' | 'clearing'; amount: number }[]) =>
      site.db.transaction().execute((tx) => writePostings(tx, [{ ...posting, sellerId, entries }]))
    await expect(
      write([
        { account: 'bank', amount: 5 },
        { account: 'clearing', amount: -4 },
      ]),
    ).rejects.toThrow('do not sum to zero')
    await expect(write([{ account: 'bank', amount: 5 }])).rejects.toThrow('do not sum to zero')
  })

  test('the same posting twice, and a change to one', async () => {
    const order = await anOrderAt(site, 'shipped')
    const { sellerId } = await sellerOf(order.id)
    const entries = [
      { account: 'bank', amount: 5 },
      { account: 'clearing', amount: -5 },
    ] as const
    const write = () =>
      site.db
        .transaction()
        .execute((tx) => writePostings(tx, [{ ...posting, sellerId, entries: [...entries] }]))
    await write()
    await expect(write()).rejects.toThrow('ledger_postings_cause_cause_id_kind_key')
    await expect(
      sql`update ledger_entries set amount_cents = amount_cents + 1`.execute(site.db),
    ).rejects.toThrow(/never changed|permission denied/)
    await expect(
      sql`update seller_balances set pending_cents = 0`.execute(site.db),
    ).rejects.toThrow('permission denied')
  })
})
