import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aBuyer } from '#server/testing/listings.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aPayingSite, type PayingSite } from './testing/a-paying-site.ts'
import { aPaymentStory } from './testing/a-payment-story.ts'
import { anUnpaidOrder, someTraders, type Traders } from './testing/an-unpaid-order.ts'

let shop: PayingSite
let traders: Traders
let caller: Caller
let orderId: number
let story: ReturnType<typeof aPaymentStory>

beforeAll(async () => {
  shop = await aPayingSite()
  const { db } = shop.site
  traders = await someTraders(db)
  caller = await shop.site.as(traders.buyer)
})
afterAll(() => shop.stop())

beforeEach(async () => {
  orderId = (await anUnpaidOrder(shop.site.db, shop.deps.terms, traders)).id
  story = aPaymentStory(shop, caller, orderId)
})

const cancel = (who = caller, key?: string) =>
  who.post(
    `/marketplace/purchase_orders/${orderId}/state_transitions`,
    { event: 'cancel' },
    key ? { 'Idempotency-Key': key } : {},
  )
const statuses = async () => (await story.sessions()).map(({ status }) => status)
const returned = async () =>
  (
    await shop.site.db
      .selectFrom('stockMovements')
      .select('change')
      .where('purchaseOrderId', '=', orderId)
      .where('reason', '=', 'canceled')
      .execute()
  ).map(({ change }) => change)

/** As if the disk were full at the moment of one kind of write. */
async function noRoomFor(write: string) {
  const { asOwner } = shop.site.database
  await sql`
    create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'no space left' using errcode = '53100'; end $$`.execute(asOwner)
  await sql`
    create trigger no_room before ${sql.raw(write)}
      for each row execute function no_room()`.execute(asOwner)
  return { isBack: () => sql`drop function no_room cascade`.execute(asOwner) }
}

test('a buyer cancels an unpaid order, and its units come back once', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => cancel()))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
  expect(await returned()).toEqual([10])
  expect((await story.orderNow()).status).toBe('canceled')
})

test('the same call sent again answers as it did', async () => {
  const [first, again] = [await cancel(caller, 'give-up-1'), await cancel(caller, 'give-up-1')]
  expect([first.status, again.status]).toEqual([200, 200])
  expect(again.body).toEqual(first.body)
  expect(await returned()).toEqual([10])
})

test('the page that takes money is closed before the order is canceled', async () => {
  expect((await story.checkOut()).status).toBe(200)
  expect((await cancel()).status).toBe(200)
  expect(await statuses()).toEqual(['expired'])
  expect(await story.atProvider('pay', 0)).toBe(false)
  expect((await story.checkOut()).status).toBe(409)
})

test('what was paid meanwhile stays an order: 409, and nothing goes back', async () => {
  await story.checkOut()
  // Nobody has told us yet.
  await story.atProvider('pay', 0)
  const refused = await cancel()
  expect(refused).toMatchObject({
    status: 409,
    body: { data: { attributes: { status: 'awaiting_shipment' } } },
  })
  expect(await returned()).toEqual([])
})

test('a call that broke off once the page was closed is carried out when it is made again', async () => {
  await story.checkOut()
  const room = await noRoomFor('insert on purchase_order_events')
  expect((await cancel(caller, 'give-up-2')).status).toBe(503)
  expect(await statuses()).toEqual(['expired'])
  await room.isBack()

  expect((await cancel(caller, 'give-up-2')).status).toBe(200)
  expect((await story.orderNow()).status).toBe('canceled')
})

test('a checkout that broke off once its place was taken opens when it is asked for again', async () => {
  const open = () =>
    caller.post(`/purchase_orders/${orderId}/payment`, {}, { 'Idempotency-Key': 'pay-1' })
  const room = await noRoomFor('update on checkout_sessions')
  expect((await open()).status).toBe(503)
  await room.isBack()
  const [again, same] = [await open(), await open()]
  expect([again.status, same.status]).toEqual([200, 200])
  expect(same.body).toEqual(again.body)
  expect(await statuses()).toEqual(['open'])
})

test('a page whose answer was lost is closed too', async () => {
  expect((await story.checkOutUnheard()).status).toBe(503)
  await cancel()
  await story.reconcile()
  expect(await statuses()).toEqual(['expired'])
})

test('a seller and a stranger cannot cancel it', async () => {
  const [seller, stranger] = await Promise.all([
    shop.site.as(traders.seller),
    aBuyer(shop.site.db).then((buyer) => shop.site.as(buyer)),
  ])
  expect((await cancel(seller)).status).toBe(403)
  expect((await cancel(stranger)).status).toBe(404)
  expect((await story.orderNow()).status).toBe('awaiting_initial_payment')
})
