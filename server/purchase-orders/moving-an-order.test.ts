import { describe, expect, test } from 'vitest'
import {
  allowedTransitions,
  isEventOf,
  purchaseOrderEvents,
  purchaseOrderStatuses,
  type PurchaseOrderStatus,
  statusAfter,
} from '#market/purchase-orders/purchase-order.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { anOrderAt } from './testing/an-order-at.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })

const shipment = { carrier: 'Freight Co', tracking_number: 'F-100' }
const sides = ['buyer', 'seller'] as const
/** Late wherever it is to be shipped, so that its buyer may cancel it. */
async function aLateOrderAt(status: PurchaseOrderStatus) {
  const order = await anOrderAt(site, status)
  await site.db
    .updateTable('purchaseOrders')
    .set({ shipBy: '2026-01-05' })
    .where('id', '=', order.id)
    .execute()
  return order
}

const everyStatus = purchaseOrderStatuses.map((status) => [status] as const)

describe.each(everyStatus)('an order at %s', (status) => {
  test('answers every event of either side as the table says', { timeout: 120_000 }, async () => {
    let order = await aLateOrderAt(status)
    for (const event of purchaseOrderEvents)
      for (const side of sides) {
        const answer = await order.move(side, { event, ...shipment })
        const next = statusAfter(event, status, side)
        const expected = next ? 200 : isEventOf(side, event) ? 409 : 403
        expect(answer.status, `${side} ${event}`).toBe(expected)
        expect((await order.seen()).status).toBe(next ?? status)
        // One that stayed where it was is good for the next.
        if (next) order = await aLateOrderAt(status)
      }
  })

  test('lists what each side may do with it now, and nothing of the system’s', async () => {
    const { buyer, seller, path } = await aLateOrderAt(status)
    for (const [side, party] of [
      [buyer, 'buyer'],
      [seller, 'seller'],
    ] as const) {
      const { allowed_state_transitions: allowed } = (await side.get(path)).body.data.attributes
      expect(allowed).toEqual(allowedTransitions(status, party))
    }
  })
})

describe('an event that is not allowed now', () => {
  test('is 409 with the order as it is, and leaves no trace', async () => {
    const { move, seen } = await anOrderAt(site, 'awaiting_shipment')
    const before = await seen()
    const { status, body } = await move('buyer', { event: 'receive' })
    expect(status).toBe(409)
    expect(body.errors).toEqual(['This order has changed. Please review it again.'])
    expect(body.data.attributes).toEqual(before)
    expect(await seen()).toEqual(before)
  })

  test('is 404 to a stranger and 422 when nobody knows it', async () => {
    const { move, path } = await anOrderAt(site, 'shipped')
    const { buyer: stranger } = await anOrderAt(site, 'shipped')
    const theirs = await stranger.post(`${path}/state_transitions`, { event: 'receive' })
    expect(theirs.status).toBe(404)
    expect((await move('buyer', { event: 'explode' })).status).toBe(422)
  })
})

describe('shipping', () => {
  test('needs the carrier and the tracking number', async () => {
    const { move } = await anOrderAt(site, 'awaiting_shipment')
    expect(await move('seller', { event: 'ship' })).toMatchObject({
      status: 422,
      body: { fields: { carrier: ['Required'], tracking_number: ['Required'] } },
    })
    const long = { event: 'ship', carrier: 'x'.repeat(81), tracking_number: ' ' }
    expect(await move('seller', long)).toMatchObject({
      status: 422,
      body: { fields: { carrier: ['Maximum 80 characters'], tracking_number: ['Required'] } },
    })
  })

  test('keeps who did it, when, with whom and the note, which both sides read', async () => {
    const { buyer, seller, path, move } = await anOrderAt(site, 'awaiting_shipment')
    await move('seller', { event: 'ship', ...shipment, note: 'Two pallets' })
    for (const side of [buyer, seller]) {
      const { carrier, tracking_number, history } = (await side.get(path)).body.data.attributes
      expect({ carrier, tracking_number }).toEqual(shipment)
      expect(history.at(-1)).toEqual({
        event: 'ship',
        state: 'shipped',
        party: 'seller',
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        note: 'Two pallets',
      })
    }
  })
})

describe('the page of an order', () => {
  test('reads one order with its lines, and as itself in the list', async () => {
    const { buyer, path } = await anOrderAt(site, 'awaiting_shipment')
    const { body } = await buyer.get(path)
    const list = await buyer.get('/marketplace/purchase_orders')
    expect(body).toEqual({ data: list.body.data[0], included: list.body.included })
  })

  test('is not there for strangers, for what was never there, and for no number', async () => {
    const { path } = await anOrderAt(site, 'shipped')
    const { buyer, seller } = await anOrderAt(site, 'shipped')
    for (const absent of [path, '/marketplace/purchase_orders/987654321'])
      for (const side of [buyer, seller])
        expect(await side.get(absent)).toMatchObject({
          status: 404,
          body: { errors: ['Not found'] },
        })
    expect((await buyer.get('/marketplace/purchase_orders/PO-10001')).status).toBe(404)
  })

  test('tells the net to its seller alone', async () => {
    const { buyer, seller, path } = await anOrderAt(site, 'received')
    expect((await seller.get(path)).body.data.attributes.total_net_to_seller).toBe(7200)
    expect(JSON.stringify((await buyer.get(path)).body)).not.toMatch(/net|fee/)
  })
})
