import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { anOrderAt, standAt } from '#server/purchase-orders/testing/an-order-at.ts'
import type { Caller } from '#server/testing/caller.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })
let staff: Caller
beforeAll(async () => {
  staff = await site.as(await anAdministrator(site.db))
})

const remind = (id: number) => staff.post(`/admin/purchase_orders/${id}/reminders`, {})
const bells = async (userId: number) => {
  const rows = await site.db
    .selectFrom('notifications')
    .select('title')
    .where('userId', '=', userId)
    .where('title', 'like', 'Reminder:%')
    .execute()
  return rows.map(({ title }) => title)
}
const mailsTo = async (email: string) => {
  const { rows } = await sql<{ subject: string }>`select subject from mails
    where to_address = ${email} and subject like 'Reminder:%'`.execute(site.db)
  return rows.map(({ subject }) => subject)
}

describe('a reminder', () => {
  test.each([
    ['awaiting_initial_payment', 'buyer', /^Reminder: .* your payment of \$80\.00/],
    ['requires_payment_action', 'buyer', /^Reminder: verify your payment/],
    ['awaiting_shipment', 'seller', /^Reminder: ship PO-/],
    ['shipped', 'buyer', /^Reminder: has PO-\d+ arrived\?/],
  ] as const)('of an order %s reaches the %s by the bell and by mail', async (...row) => {
    const [status, party, words] = row
    const { id, buyerUser, sellerUser } = await anOrderAt(site, status)
    const users = { buyer: buyerUser, seller: sellerUser }
    const { [party]: told, [party === 'buyer' ? 'seller' : 'buyer']: other } = users
    const { status: answer, body } = await remind(id)
    expect([answer, body.data]).toEqual([200, { reminded: party, name: told.name }])
    expect(await bells(told.userId)).toEqual([expect.stringMatching(words)])
    expect(await mailsTo(told.email)).toHaveLength(1)
    expect(await bells(other.userId)).toEqual([])
  })

  test.each(['payment_pending', 'received', 'paid_in_full', 'completed', 'canceled'] as const)(
    'of an order %s has nobody to go to',
    async (status) => {
      const { id } = await anOrderAt(site, status)
      const { status: answer, body } = await remind(id)
      expect([answer, body.errors]).toEqual([409, ['Neither side has anything to do right now']])
    },
  )

  test('is sent once a day for the same step, however often it is pressed at once', async () => {
    const { id, sellerUser, buyerUser } = await anOrderAt(site, 'awaiting_shipment')
    const answers = await Promise.all(Array.from({ length: 4 }, () => remind(id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.errors).toEqual([expect.stringMatching(/^Already reminded/)])
    expect(await bells(sellerUser.userId)).toHaveLength(1)
    // The next step is another reminder.
    await standAt(site, String(id), 'shipped')
    expect((await remind(id)).status).toBe(200)
    expect(await bells(buyerUser.userId)).toHaveLength(1)
  })

  test('is sent again after a day', async () => {
    const { id, sellerUser } = await anOrderAt(site, 'awaiting_shipment')
    const before = {
      actorUserId: sellerUser.userId,
      act: 'order reminded',
      subject: `order ${id}`,
      after: JSON.stringify({ reminded: 'seller', step: 'ship' }),
      at: new Date(Date.now() - 25 * 3_600_000),
    }
    await site.db.insertInto('auditEvents').values(before).execute()
    expect((await remind(id)).status).toBe(200)
  })

  test('has nobody to go to while nobody signs in for the seller', async () => {
    const { id, sellerUser } = await anOrderAt(site, 'awaiting_shipment')
    await sql`update sellers set user_id = null where user_id = ${sellerUser.userId}`.execute(
      site.db,
    )
    const { status, body } = await remind(id)
    expect([status, body.errors]).toEqual([409, ['This seller has no user yet']])
  })

  test('is in the audit log, and not for support to send', async () => {
    const { id } = await anOrderAt(site, 'awaiting_shipment')
    const support = await site.as(await anAdministrator(site.db, { role: 'support' }))
    expect((await support.post(`/admin/purchase_orders/${id}/reminders`, {})).status).toBe(403)
    await remind(id)
    const { body } = await staff.get(`/admin/audit_events?search=order+${id}&kind=changes`)
    expect(body.data[0]).toMatchObject({
      act: 'order reminded',
      subject: `order ${id}`,
      after: { reminded: 'seller', step: 'ship' },
    })
  })
})
