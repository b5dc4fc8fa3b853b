import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { StaffOrder } from '#market/staff-orders/staff-order.ts'
import { anOrderAt } from '#server/purchase-orders/testing/an-order-at.ts'
import type { Caller } from '#server/testing/caller.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })
let staff: Caller
beforeAll(async () => {
  const ann = await anAdministrator(site.db)
  await site.db
    .updateTable('users')
    .set({ fullName: 'Ann Vale' })
    .where('id', '=', ann.userId)
    .execute()
  staff = await site.as(ann)
})

const move = (id: number, body: object) =>
  staff.post(`/admin/purchase_orders/${id}/state_transitions`, body)
const orders = async (query: string): Promise<StaffOrder[]> =>
  (await staff.get(`/admin/purchase_orders?${query}`)).body.data
const numbers = async (query: string) => (await orders(query)).map(({ id }) => id)
const shown = async (id: number) => (await staff.get(`/admin/purchase_orders/${id}`)).body.data

describe('the orders of all, for staff', () => {
  test('tell who named which price', async () => {
    const { id, buyer, offerId } = await anOrderAt(site, 'awaiting_shipment')
    const { offer_history: told } = await shown(id)
    expect(told).toMatchObject([
      { act: 'submit', party: 'buyer', total_cents: 80_00, lines: [{ unit_price: 800 }] },
      { act: 'accept', party: 'seller', total_cents: 80_00 },
    ])
    const { body } = await buyer.get(`/offers/${offerId}`)
    expect(told).toEqual(body.data.attributes.history)
  })

  test.each(['#PO-', 'PO', 'PO #', 'p.o. ', 'PO\u2011', '#'])(
    'are found by their number after "%s"',
    async (written) => {
      const { id } = await anOrderAt(site, 'awaiting_shipment')
      const { po_number: number } = await shown(id)
      const search = encodeURIComponent(`${written}${number.slice('PO-'.length)}`)
      expect((await orders(`search=${search}`)).map((order: { id: number }) => order.id)).toEqual([
        id,
      ])
    },
  )

  test('tell both sides, the lines, the fee, the net and what may be done', async () => {
    const { id, buyerUser, sellerUser, product } = await anOrderAt(site, 'awaiting_shipment')
    const [order] = await orders(`search=${encodeURIComponent(buyerUser.email)}`)
    expect(order).toMatchObject({
      id,
      po_number: expect.stringMatching(/^PO-\d+$/),
      status: 'awaiting_shipment',
      state: 'awaiting_shipment',
      buyer_name: buyerUser.name,
      seller_name: sellerUser.name,
      total_cents: 80_00,
      fee_bps: 1000,
      fee_cents: 8_00,
      total_net_to_seller: 72_00,
      sku_count: 1,
      total_units: 10,
      allowed_state_transitions: [
        { event: 'ship', state: 'shipped' },
        { event: 'cancel', state: 'canceled' },
      ],
      purchase_order_products: [
        {
          quantity: 10,
          unit_cents: 800,
          total_cents: 80_00,
          net_to_seller: 72_00,
          images: [expect.stringMatching(/^\/photos\//)],
          product: { id: product.id, name: product.name },
        },
      ],
    })
  })

  test('are found by number, buyer and seller, filtered by status and sorted', async () => {
    const one = await anOrderAt(site, 'received')
    const other = await anOrderAt(site, 'shipped')
    const { po_number: number } = await shown(one.id)
    expect(await numbers(`search=${number}`)).toEqual([one.id])
    expect(await numbers(`search=${encodeURIComponent(one.sellerUser.name)}`)).toEqual([one.id])
    expect(await numbers(`search=${number}&status=shipped`)).toEqual([])
    const newest = await numbers('sort=newest')
    expect(newest.indexOf(other.id)).toBeLessThan(newest.indexOf(one.id))
    expect(await numbers('sort=oldest')).toEqual(newest.toReversed())
    await move(one.id, { event: 'mark_paid_in_full' })
    expect((await numbers('sort=changed'))[0]).toBe(one.id)
    expect((await orders('sort=total_asc'))[0]?.total_cents).toBe(80_00)
    expect((await orders('status=paid_in_full')).map(({ status }) => status)).toEqual([
      'paid_in_full',
    ])
  })

  test('are sorted by the names of both sides and by units', async () => {
    const sorted = async (sort: string) => orders(`sort=${sort}&per_page=200`)
    const names = (await sorted('buyer_asc')).map(({ buyer_name: name }) => name.toLowerCase())
    const back = (await sorted('buyer_desc')).map(({ buyer_name: name }) => name.toLowerCase())
    expect(back).toEqual(names.toReversed())
    expect(new Set(names).size).toBeGreaterThan(1)
    const units = (await sorted('units_asc')).map(({ total_units: count }) => count)
    expect(units).toEqual(units.toSorted((a, b) => a - b))
  })

  test('are narrowed to the days on which they were made, both included', async () => {
    const { id } = await anOrderAt(site, 'shipped')
    await sql`update purchase_orders set created_at = '2026-03-02T23:59:00Z' where id = ${id}`.execute(
      site.db,
    )
    expect(await numbers('from=2026-03-02&to=2026-03-02')).toEqual([id])
    expect(await numbers('to=2026-03-01')).toEqual([])
    expect((await staff.get('/admin/purchase_orders?from=soon')).status).toBe(422)
  })

  test('are a file of what is asked for, with all its pages, for administrators', async () => {
    const one = await anOrderAt(site, 'awaiting_shipment')
    const { po_number: number } = await shown(one.id)
    const { status, headers, body } = await staff.get(
      `/admin/purchase_orders/export?search=${number}&status=awaiting_shipment`,
    )
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      expect.stringMatching(/filename="lotline-purchase-orders-\d{4}-\d\d-\d\d\.csv"/),
    ])
    const [header, ...rows] = String(body).trim().split('\r\n')
    expect(header).toContain('PO Number,Ordered (UTC),Status')
    expect(rows).toHaveLength(1)
    expect(rows[0]).toContain(`${number},`)
    expect(rows[0]).toContain('Awaiting shipment')
    expect(rows[0]).toContain('80.00,8.00,72.00')
    const support = await site.as(await anAdministrator(site.db, { role: 'support' }))
    expect((await support.get('/admin/purchase_orders/export')).status).toBe(403)
  })

  test('come in pages, with the counts of every status', async () => {
    const { body } = await staff.get('/admin/purchase_orders?per_page=1&page=2')
    expect(body.data).toHaveLength(1)
    const { order_count: all, counts, total_count: total } = body.meta
    expect(total).toBe(all)
    expect(counts.paid_in_full).toBe(1)
    expect(counts.refund_failed).toBe(0)
    expect((await staff.get('/admin/purchase_orders?status=lost')).status).toBe(422)
  })
})

describe('orders that need attention', () => {
  const days = (id: number, count: number) =>
    sql`update purchase_orders set updated_at = now() - make_interval(days => ${count}) where id = ${id}`.execute(
      site.db,
    )
  const among = async (query: string, ids: number[]) =>
    (await numbers(query)).filter((id) => ids.includes(id))

  test('are stuck after their days in a status, the longest first', async () => {
    const [late, later, fresh] = [
      await anOrderAt(site, 'awaiting_shipment'),
      await anOrderAt(site, 'received'),
      await anOrderAt(site, 'awaiting_shipment'),
    ]
    await days(late.id, 6)
    await days(later.id, 9)
    await days(fresh.id, 4)
    const ids = [late.id, later.id, fresh.id]
    expect(await among('status=stuck&sort=waiting', ids)).toEqual([later.id, late.id])
    expect((await shown(late.id)).is_stuck).toBe(true)
    expect((await shown(fresh.id)).is_stuck).toBe(false)
    const { body } = await staff.get('/admin/purchase_orders?status=stuck')
    expect(body.meta.counts.stuck).toBe(body.meta.total_count)
    await move(late.id, { event: 'ship' })
    expect(await among('status=stuck', ids)).toEqual([later.id])
  })

  test('are unpaid within a day of their deadline', async () => {
    const [soon, late] = [
      await anOrderAt(site, 'awaiting_initial_payment'),
      await anOrderAt(site, 'awaiting_initial_payment'),
    ]
    await sql`update purchase_orders set payment_due_at = now() + interval '20 hours' where id = ${soon.id}`.execute(
      site.db,
    )
    expect(await among('status=payment_due', [soon.id, late.id])).toEqual([soon.id])
  })

  test('had a payment that failed, or waits at the bank', async () => {
    const [failed, atBank, unpaid] = [
      await anOrderAt(site, 'awaiting_initial_payment'),
      await anOrderAt(site, 'requires_payment_action'),
      await anOrderAt(site, 'awaiting_initial_payment'),
    ]
    await site.db
      .insertInto('purchaseOrderEvents')
      .values({
        purchaseOrderId: failed.id,
        event: 'fail_payment',
        fromStatus: 'payment_pending',
        toStatus: 'awaiting_initial_payment',
        party: 'system',
        actorUserId: null,
        note: null,
      })
      .execute()
    const ids = [failed.id, atBank.id, unpaid.id]
    expect(await among('status=payment_failed&sort=oldest', ids)).toEqual([failed.id, atBank.id])
  })
})

describe('an event by staff (decision E2)', () => {
  test.each([
    ['awaiting_initial_payment', 'confirm_payment', 'awaiting_shipment'],
    ['payment_pending', 'confirm_payment', 'awaiting_shipment'],
    ['awaiting_shipment', 'ship', 'shipped'],
    ['shipped', 'receive', 'received'],
    ['received', 'mark_paid_in_full', 'paid_in_full'],
    ['paid_in_full', 'complete', 'completed'],
    ['requires_payment_action', 'cancel', 'canceled'],
  ] as const)('from %s: %s leads to %s', async (from, event, to) => {
    const order = await anOrderAt(site, from)
    const { status, body } = await move(order.id, { event })
    expect([status, body.data.status]).toEqual([200, to])
    expect((await order.seen()).status).toBe(to)
  })

  test('is kept with who did it and their note, which both sides read', async () => {
    const order = await anOrderAt(site, 'awaiting_initial_payment')
    const { body } = await move(order.id, {
      event: 'confirm_payment',
      note: 'Wire of May 4, reference 7731',
    })
    expect(body.data.history.at(-1)).toMatchObject({
      event: 'confirm_payment',
      state: 'awaiting_shipment',
      party: 'admin',
      actor: 'Ann Vale',
      note: 'Wire of May 4, reference 7731',
    })
    expect(body.data).toMatchObject({ paid_by_wire: true, paid_at: expect.any(String) })
    expect((await order.seen()).history.at(-1).note).toBe('Wire of May 4, reference 7731')
    const acts = await site.db
      .selectFrom('auditEvents')
      .select(['act', 'before', 'after'])
      .where('subject', '=', `order ${order.id}`)
      .execute()
    expect(acts).toEqual([
      {
        act: 'order moved',
        before: { status: 'awaiting_initial_payment' },
        after: {
          status: 'awaiting_shipment',
          event: 'confirm_payment',
          note: 'Wire of May 4, reference 7731',
        },
      },
    ])
  })

  test('ships with carrier and tracking number', async () => {
    const { id, seen } = await anOrderAt(site, 'awaiting_shipment')
    const parcel = { carrier: 'UPS', tracking_number: '1Z999' }
    expect((await move(id, { event: 'ship', ...parcel })).body.data).toMatchObject(parcel)
    expect(await seen()).toMatchObject(parcel)
  })

  test('cancels and puts the units back', async () => {
    const { id, units } = await anOrderAt(site, 'awaiting_shipment')
    expect(await units()).toBe(90)
    await move(id, { event: 'cancel', note: 'Out of business' })
    expect(await units()).toBe(100)
  })

  test('is 409 with the order as it is when it moved on, and changes nothing', async () => {
    const { id, units } = await anOrderAt(site, 'awaiting_shipment')
    const answers = await Promise.all([move(id, { event: 'cancel' }), move(id, { event: 'ship' })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const late = answers.find(({ status }) => status === 409)
    expect(late?.body.errors).toEqual(['This order has changed. Please review it again.'])
    expect(late?.body.data.status).toBe((await shown(id)).status)
    expect((await shown(id)).history).toHaveLength(2)
    expect(await units()).toBe((await shown(id)).status === 'canceled' ? 100 : 90)
  })

  test('is 403 when it is the system’s alone, and 422 when there is no such event', async () => {
    const { id } = await anOrderAt(site, 'awaiting_initial_payment')
    for (const event of ['submit_payment', 'require_payment_action', 'fail_payment'])
      expect((await move(id, { event })).status).toBe(403)
    expect((await move(id, { event: 'explode' })).status).toBe(422)
    expect((await move(999_999, { event: 'cancel' })).status).toBe(404)
  })
})
