import { beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '#server/testing/caller.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { anOrderAt } from './testing/an-order-at.ts'
import { readPaper } from './testing/read-paper.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })
let staff: Caller
beforeAll(async () => {
  staff = await site.as(await anAdministrator(site.db))
})

const wrong = { carrier: 'UPS', tracking_number: '1Z999AA10123456785' }
const right = { carrier: 'FedEx', tracking_number: '986578788855' }
const correct = (parcel: object) => ({ event: 'correct_tracking', ...parcel })

async function aShippedOrder() {
  const order = await anOrderAt(site, 'awaiting_shipment')
  await order.move('seller', { event: 'ship', ...wrong })
  const byStaff = (body: object) =>
    staff.post(`/admin/purchase_orders/${order.id}/state_transitions`, body)
  const mails = () =>
    site.db
      .selectFrom('mails')
      .select(['subject', 'bodyText'])
      .where('toAddress', '=', order.buyerUser.email)
      .where('subject', 'like', '%racking%')
      .execute()
  const bells = () =>
    site.db
      .selectFrom('notifications')
      .select('title')
      .where('userId', '=', order.buyerUser.userId)
      .where('title', 'like', '%racking%')
      .execute()
  return { ...order, byStaff, mails, bells }
}

const states = (history: { event: string }[]) => history.map(({ event }) => event)

describe('an order in several parcels (R5)', () => {
  const second = { carrier: 'UPS', tracking_number: '1Z999AA10123456784' }
  const third = { carrier: 'Ridgeway Freight', tracking_number: 'RF 7730' }

  test('has a number for each, which its buyer reads on the page, in the mail and in the PDF, and finds it by', async () => {
    const { buyer, path, move, buyerUser } = await anOrderAt(site, 'awaiting_shipment')
    await move('seller', { event: 'ship', ...right, more_parcels: [second, third] })
    const { attributes } = (await buyer.get(path)).body.data
    expect(attributes).toMatchObject({ ...right, more_parcels: [second, third] })
    const mail = await site.db
      .selectFrom('mails')
      .select('bodyText')
      .where('toAddress', '=', buyerUser.email)
      .where('subject', 'like', '%shipped%')
      .executeTakeFirstOrThrow()
    expect(mail.bodyText).toContain('Parcel 3: Ridgeway Freight, RF 7730')
    const paper = await readPaper((await buyer.get(`${path}/pdf`)).body)
    expect(paper.join(' ')).toContain(second.tracking_number)
    const found = await staff.get(`/admin/purchase_orders?search=${second.tracking_number}`)
    expect(found.body.data.map((order: { po_number: string }) => order.po_number)).toContain(
      attributes.po_number,
    )
  })

  test('has one of them corrected, and the history keeps what they were', async () => {
    const { buyer, path, move } = await anOrderAt(site, 'awaiting_shipment')
    await move('seller', { event: 'ship', ...right, more_parcels: [second] })
    await move('seller', correct({ ...right, more_parcels: [third] }))
    const { attributes } = (await buyer.get(path)).body.data
    expect(attributes.more_parcels).toEqual([third])
    expect(attributes.history.at(-1).note).toBe(
      'Before: FedEx, 986578788855; UPS, 1Z999AA10123456784',
    )
    // A program that knows of one parcel alone leaves the others as they are.
    await move('seller', correct(wrong))
    expect((await buyer.get(path)).body.data.attributes).toMatchObject({
      ...wrong,
      more_parcels: [third],
    })
  })

  test('is refused with a parcel that has no number, or too many of them', async () => {
    const { move } = await anOrderAt(site, 'awaiting_shipment')
    const ship = (more: object[]) => move('seller', { event: 'ship', ...right, more_parcels: more })
    const bare = await ship([{ carrier: 'UPS', tracking_number: ' ' }])
    expect([bare.status, bare.body.fields]).toEqual([
      422,
      { 'more_parcels.0.tracking_number': ['Required'] },
    ])
    expect((await ship(Array.from({ length: 20 }, () => second))).status).toBe(422)
  })
})

describe('a wrong tracking number (A11)', () => {
  test('is corrected by the seller: both sides read the new one, and the history keeps the old one', async () => {
    const { buyer, seller, path, move } = await aShippedOrder()
    const note = 'I mixed up two labels.'
    const { status, body } = await move('seller', { ...correct(right), note })
    expect(status).toBe(200)
    expect(body.data.attributes).toMatchObject({ ...right, status: 'shipped' })
    for (const side of [buyer, seller]) {
      const { attributes } = (await side.get(path)).body.data
      expect(attributes).toMatchObject(right)
      expect(attributes.history.at(-1)).toMatchObject({
        event: 'correct_tracking',
        state: 'shipped',
        party: 'seller',
        note: `Before: UPS, 1Z999AA10123456785\n${note}`,
      })
    }
  })

  test('stands nowhere any more but in the history: list, spreadsheet, PDF and staff’s page have the new one', async () => {
    const { buyer, seller, id, path, move } = await aShippedOrder()
    await move('seller', correct(right))
    for (const side of [buyer, seller]) {
      const list = (await side.get('/marketplace/purchase_orders')).body.data
      expect(list[0].attributes).toMatchObject(right)
      const file = String((await side.get('/marketplace/purchase_orders/csv')).body)
      expect(file).toContain(right.tracking_number)
      expect(file).not.toContain(wrong.tracking_number)
      const paper = (await readPaper((await side.get(`${path}/pdf`)).body)).join('\n')
      expect(paper).toContain(right.tracking_number)
      expect(paper).not.toContain(wrong.tracking_number)
    }
    const shown = (await staff.get(`/admin/purchase_orders/${id}`)).body.data
    expect(shown).toMatchObject(right)
    expect(shown.history.at(-1).note).toBe('Before: UPS, 1Z999AA10123456785')
  })

  test('is told to the buyer once, by bell and by mail, with the number of before', async () => {
    const { move, mails, bells, seen } = await aShippedOrder()
    await move('seller', { ...correct(right), note: 'I mixed up two labels.' })
    const { po_number: number } = await seen()
    expect(await bells()).toEqual([
      { title: `New tracking number for ${number}: FedEx, 986578788855` },
    ])
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.subject).toBe(`New tracking number for ${number} ($80.00)`)
    for (const told of [
      'Carrier: FedEx',
      'Tracking number: 986578788855',
      'Before: UPS, 1Z999AA10123456785',
      'Note: I mixed up two labels.',
    ])
      expect(mail?.bodyText).toContain(told)
  })

  test('is corrected once however often it is sent, and by six at once', async () => {
    const { move, mails, bells, seen } = await aShippedOrder()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => move('seller', correct(right))),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(
      states((await seen()).history).filter((each) => each === 'correct_tracking'),
    ).toHaveLength(1)
    expect([await mails(), await bells()].map(({ length }) => length)).toEqual([1, 1])
  })

  test('may be corrected again, and each number of before is kept', async () => {
    const { move, mails, seen } = await aShippedOrder()
    await move('seller', correct(right))
    await move('seller', correct({ carrier: 'FedEx Freight', tracking_number: '7730118' }))
    expect((await seen()).history.slice(-2)).toMatchObject([
      { note: 'Before: UPS, 1Z999AA10123456785' },
      { note: 'Before: FedEx, 986578788855' },
    ])
    expect(await mails()).toHaveLength(2)
  })

  test('does not restart the days after which an order counts as stuck or received', async () => {
    const { move, seen } = await aShippedOrder()
    const before = await seen()
    await move('seller', correct(right))
    expect((await seen()).updated_at).toBe(before.updated_at)
  })

  test('needs a carrier and a number of the seller and of staff, and leaves what stands', async () => {
    const { move, byStaff, seen } = await aShippedOrder()
    for (const answer of [
      await move('seller', correct({})),
      await byStaff(correct({})),
      await byStaff(correct({ carrier: ' ', tracking_number: '' })),
    ]) {
      expect(answer.status).toBe(422)
      expect(answer.body.fields).toEqual({ carrier: ['Required'], tracking_number: ['Required'] })
    }
    expect(await seen()).toMatchObject(wrong)
  })

  test('is neither the buyer’s nor a stranger’s to correct', async () => {
    const { move, path } = await aShippedOrder()
    const { seller: stranger } = await anOrderAt(site, 'shipped')
    expect((await move('buyer', correct(right))).status).toBe(403)
    const theirs = await stranger.post(`${path}/state_transitions`, correct(right))
    expect(theirs.status).toBe(404)
  })

  test('cannot be corrected before the order ships, nor once it is canceled', async () => {
    const soon = await anOrderAt(site, 'awaiting_shipment')
    expect(await soon.move('seller', correct(right))).toMatchObject({
      status: 409,
      body: { errors: ['The order has not shipped, so there is no tracking number to correct.'] },
    })
    const over = await anOrderAt(site, 'canceled')
    expect(await over.move('seller', correct(right))).toMatchObject({
      status: 409,
      body: { errors: ['The order was canceled, so there is no tracking number to correct.'] },
    })
  })

  test.each(['received', 'paid_in_full'] as const)('is still corrected at %s', async (status) => {
    const { move, seen } = await anOrderAt(site, status)
    expect((await move('seller', correct(right))).status).toBe(200)
    expect(await seen()).toMatchObject({ ...right, status })
    expect((await seen()).history.at(-1).note).toBe('Before: no tracking number')
  })

  test('is staff’s alone once the order is completed', async () => {
    const { id, move, seen } = await anOrderAt(site, 'completed')
    expect(await move('seller', correct(right))).toMatchObject({
      status: 409,
      body: { errors: ['The order is completed. Contact us to correct its tracking number.'] },
    })
    const byStaff = await staff.post(
      `/admin/purchase_orders/${id}/state_transitions`,
      correct(right),
    )
    expect(byStaff.status).toBe(200)
    expect(await seen()).toMatchObject({ ...right, status: 'completed' })
  })

  test('corrected by staff is in the audit log with both numbers, and told to both sides', async () => {
    const { id, byStaff, bells, sellerUser } = await aShippedOrder()
    await byStaff(correct(right))
    const acts = await site.db
      .selectFrom('auditEvents')
      .select(['before', 'after'])
      .where('subject', '=', `order ${id}`)
      .execute()
    expect(acts).toEqual([
      {
        before: {
          status: 'shipped',
          carrier: wrong.carrier,
          trackingNumber: wrong.tracking_number,
          moreParcels: [],
        },
        after: {
          status: 'shipped',
          event: 'correct_tracking',
          carrier: right.carrier,
          trackingNumber: right.tracking_number,
        },
      },
    ])
    await byStaff(correct(right))
    expect(
      await site.db
        .selectFrom('auditEvents')
        .select('id')
        .where('subject', '=', `order ${id}`)
        .execute(),
    ).toHaveLength(1)
    expect(await bells()).toHaveLength(1)
    const toSeller = await site.db
      .selectFrom('notifications')
      .select('title')
      .where('userId', '=', sellerUser.userId)
      .where('title', 'like', '%racking%')
      .execute()
    expect(toSeller).toHaveLength(1)
  })
})
