import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPayingSite, type PayingSite } from '#server/payments/testing/a-paying-site.ts'
import { aShippedOrder } from './testing/a-shipped-order.ts'

let shop: PayingSite
beforeAll(async () => {
  shop = await aPayingSite()
})
afterAll(() => shop.stop())

type Shipped = Awaited<ReturnType<typeof aShippedOrder>>
const receive = ({ buyer, path }: Shipped, lines: object[]) =>
  buyer.post(`${path}/state_transitions`, { event: 'receive', lines })
const lastMailTo = async ({ email }: { email: string }) =>
  shop.site.db
    .selectFrom('mails')
    .select(['subject', 'bodyText'])
    .where('toAddress', '=', email)
    .where('subject', 'like', '%received PO-%')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

describe('a buyer receives an order by line', () => {
  test('and what is missing becomes a claim at once, which both sides read with what arrived', async () => {
    const order = await aShippedOrder(shop)
    const { status, body } = await receive(order, [{ line_id: order.lineId, arrived: 8 }])
    expect(status).toBe(200)
    expect(body.data.attributes).toMatchObject({
      status: 'received',
      open_claims: ['seller_review'],
    })
    for (const side of [order.buyer, order.seller]) {
      const shown = (await side.get(order.path)).body
      expect(shown.included[0].attributes).toMatchObject({ quantity: 10, received_units: 8 })
      expect(shown.data.attributes.history.slice(-2)).toMatchObject([
        { event: 'receive', state: 'received', party: 'buyer', note: '8 of 10 units arrived' },
        { event: 'report_problem', state: 'received', party: 'buyer' },
      ])
    }
    const { data, meta } = await order.claims(order.seller)
    expect(data).toMatchObject([
      { reason: 'short', quantity: 2, state: 'seller_review', credit_cents: 16_00 },
    ])
    expect(meta.lines[0]).toMatchObject({ expected_units: 8, units_left: 8 })
    expect((await lastMailTo(order.traders.seller)).bodyText).toMatch(
      /reported that units are missing/,
    )
  })

  test('and nothing is reported where all of it arrived', async () => {
    const order = await aShippedOrder(shop)
    const { body } = await receive(order, [{ line_id: order.lineId, arrived: 10 }])
    expect(body.included[0].attributes.received_units).toBe(10)
    expect(body.data.attributes.history.at(-1)).toMatchObject({
      event: 'receive',
      note: '10 of 10 units arrived',
    })
    expect((await order.claims(order.buyer)).data).toEqual([])
    expect((await lastMailTo(order.traders.seller)).bodyText).toMatch(/Your payout is next/)
  })

  test('where a line that is not named is all there', async () => {
    const order = await aShippedOrder(shop)
    const { body } = await receive(order, [])
    expect(body.included[0].attributes.received_units).toBe(10)
  })

  test('without reporting again what it reported on the way', async () => {
    const order = await aShippedOrder(shop)
    await order.report({ reason: 'short', quantity: 2 })
    await order.report({ reason: 'damaged', quantity: 1 })
    await receive(order, [{ line_id: order.lineId, arrived: 7 }])
    const { data } = await order.claims(order.buyer)
    // Of eight that were to come, one more is missing; it joins the claim that is open.
    expect(data).toMatchObject([{ quantity: 4, state: 'seller_review' }])
    expect(data[0].turns.map(({ quantity }: { quantity: number }) => quantity)).toEqual([2, 1, 1])
  })

  test.each([
    ['of another order', () => [{ line_id: 999_999_999, arrived: 1 }], 'lines.0.line_id'],
    ['more than were ordered', (id: number) => [{ line_id: id, arrived: 11 }], 'lines.0.arrived'],
    [
      'twice',
      (id: number) => [
        { line_id: id, arrived: 1 },
        { line_id: id, arrived: 2 },
      ],
      'lines.1.line_id',
    ],
    ['fewer than none', (id: number) => [{ line_id: id, arrived: -1 }], 'lines.0.arrived'],
  ])('but no line %s, and then nothing has changed', async (_, lines, field) => {
    const order = await aShippedOrder(shop)
    const { status, body } = await receive(order, lines(order.lineId))
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toContain(field)
    const shown = (await order.buyer.get(order.path)).body
    expect(shown.data.attributes.status).toBe('shipped')
    expect(shown.included[0].attributes).not.toHaveProperty('received_units')
  })

  test('once: a second count is refused', async () => {
    const order = await aShippedOrder(shop)
    await receive(order, [{ line_id: order.lineId, arrived: 8 }])
    const again = await receive(order, [{ line_id: order.lineId, arrived: 5 }])
    expect(again.status).toBe(409)
    expect((await order.claims(order.buyer)).data).toMatchObject([{ quantity: 2 }])
  })

  test('or as a whole, as before: nothing is counted then', async () => {
    const order = await aShippedOrder(shop)
    const { status, body } = await order.receive()
    expect(status).toBe(200)
    expect(body.included[0].attributes).not.toHaveProperty('received_units')
    expect(body.data.attributes.history.at(-1)).toMatchObject({ event: 'receive', note: null })
  })
})
