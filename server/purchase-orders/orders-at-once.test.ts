import { describe, expect, test } from 'vitest'
import { siteForThisFile } from '#server/testing/site.ts'
import { makeTransition } from './make-transition.ts'
import { cancelUnpaidOrders } from './cancel-unpaid-orders.ts'
import { lockAnyOrder } from './find-order.ts'
import { receiveByItself } from './receive-by-itself.ts'
import { anOrderAt } from './testing/an-order-at.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })

const terms = () => ({
  platformFeeBps: 1000,
  paymentDeadlineHours: 72,
  offerExpiryDays: 7,
  publicUrl: site.address,
})
const deps = () => ({ db: site.db, terms: terms() })
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const bySystem = { party: 'system', userId: null } as const
const shipment = { event: 'ship', carrier: 'Freight Co', tracking_number: 'F-100' }

/** Lotline moves the order as one of its own parts does, in a transaction of its own. */
const moveByHouse = (orderId: number, event: 'cancel' | 'confirm_payment' | 'submit_payment') =>
  site.db.transaction().execute(async (tx) => {
    const order = await lockAnyOrder(tx, orderId)
    return makeTransition({ tx, terms: terms() }, order, { event, by: bySystem })
  })

const eventsOf = ({ history }: { history: { event: string }[] }) =>
  history.map(({ event }) => event)

describe('an order that is moved twice at once', { timeout: 120_000 }, () => {
  test('is shipped once', async () => {
    const { move, seen } = await anOrderAt(site, 'awaiting_shipment')
    const answers = await Promise.all(Array.from({ length: 8 }, () => move('seller', shipment)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(7)
    expect(eventsOf(await seen()).filter((event) => event === 'ship')).toHaveLength(1)
  })

  test('is shipped or canceled, never both', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, move, seen, units } = await anOrderAt(site, 'awaiting_shipment')
      const [shipped, canceled] = await Promise.all([
        move('seller', shipment),
        moveByHouse(id, 'cancel'),
      ])
      expect(shipped.status === 200).toBe(!canceled)
      const { status } = await seen()
      expect(status).toBe(canceled ? 'canceled' : 'shipped')
      expect(await units()).toBe(canceled ? 100 : 90)
    }
  })

  test('is received once, by its buyer or automatically', async () => {
    const { move, seen } = await anOrderAt(site, 'shipped')
    const [received] = await Promise.all([
      move('buyer', { event: 'receive' }),
      receiveByItself(deps(), inHours(15 * 24)),
    ])
    expect([200, 409]).toContain(received.status)
    const { status, history } = await seen()
    expect(status).toBe('received')
    expect(eventsOf({ history }).filter((event) => event === 'receive')).toHaveLength(1)
  })

  test('is paid or canceled by the deadline, never both', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, seen, units } = await anOrderAt(site, 'awaiting_initial_payment')
      const [paid] = await Promise.all([
        moveByHouse(id, 'confirm_payment'),
        cancelUnpaidOrders(deps(), inHours(73)),
      ])
      expect((await seen()).status).toBe(paid ? 'awaiting_shipment' : 'canceled')
      expect(await units()).toBe(paid ? 90 : 100)
    }
  })
})

describe('a canceled order', () => {
  test('puts its units back exactly once, however often it is canceled', async () => {
    const { id, product, units, seen } = await anOrderAt(site, 'awaiting_initial_payment')
    const canceled = await Promise.all(Array.from({ length: 6 }, () => moveByHouse(id, 'cancel')))
    expect(canceled.filter(Boolean)).toHaveLength(1)
    expect(await units()).toBe(100)
    const movements = await site.db
      .selectFrom('stockMovements')
      .select(['change', 'reason'])
      .where('productId', '=', product.id)
      .where('purchaseOrderId', '=', id)
      .orderBy('id')
      .execute()
    expect(movements).toEqual([
      { change: -10, reason: 'sold' },
      { change: 10, reason: 'canceled' },
    ])
    expect(eventsOf(await seen())).toEqual(['open', 'cancel'])
  })
})

describe('the deadline of a payment', () => {
  test('cancels what is unpaid, with the reason, and leaves alone what the bank still decides', async () => {
    const unpaid = await anOrderAt(site, 'awaiting_initial_payment')
    const pending = await anOrderAt(site, 'payment_pending')
    await cancelUnpaidOrders(deps(), inHours(71))
    expect((await unpaid.seen()).status).toBe('awaiting_initial_payment')
    await cancelUnpaidOrders(deps(), inHours(73))
    expect((await unpaid.seen()).history.at(-1)).toMatchObject({
      event: 'cancel',
      party: 'system',
      note: 'Payment deadline passed',
    })
    expect((await pending.seen()).status).toBe('payment_pending')
  })
})

describe('the history of an order', () => {
  test('has each event only once, from any writer', async () => {
    const { id, move } = await anOrderAt(site, 'awaiting_shipment')
    expect((await move('seller', shipment)).status).toBe(200)
    const again = site.db
      .insertInto('purchaseOrderEvents')
      .values({
        purchaseOrderId: id,
        event: 'ship',
        fromStatus: 'awaiting_shipment',
        toStatus: 'shipped',
        party: 'seller',
      })
      .execute()
    await expect(again).rejects.toThrow('purchase_order_events_once')
  })
})

describe('the copies an order keeps', () => {
  test('stand whatever becomes of the lot', async () => {
    const { buyer, seller, path, product } = await anOrderAt(site, 'awaiting_shipment')
    const before = (await buyer.get(path)).body
    const changes = { upc: '036000291452', name: 'Renamed', seller_price_cents: 1, sku: 'NEW' }
    expect((await seller.put(`/products/${product.id}`, { product: changes })).status).toBe(200)
    expect((await seller.delete(`/products/${product.id}`)).status).toBe(200)
    expect((await buyer.get(path)).body).toEqual(before)
  })

  test('cannot be in the history otherwise than they were', async () => {
    const { id } = await anOrderAt(site, 'awaiting_shipment')
    const change = site.db
      .updateTable('purchaseOrderEvents')
      .set({ note: 'never happened' })
      .where('purchaseOrderId', '=', id)
      .execute()
    await expect(change).rejects.toThrow()
  })
})
