import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '#server/testing/caller.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { expireApprovals } from './expire-approvals.ts'
import { aLargeOrder } from './testing/a-large-order.ts'

const site = siteForThisFile()
let ada: { userId: number; email: string }
let staff: Caller
let second: Caller
beforeAll(async () => {
  ada = await anAdministrator(site.db)
  staff = await site.as(ada)
  second = await site.as(await anAdministrator(site.db))
})

const ask = (by: Caller, approval: object) => by.post('/admin/approvals', { approval })
const approve = (id: number) => second.put(`/admin/approvals/${id}/approve`)
const subjectsToAda = async () => (await mailsTo(site, ada.email)).map(({ subject }) => subject)
const actsOn = async (orderId: number) => {
  const { body } = await staff.get(`/admin/audit_events?kind=writes&search=order ${orderId}`)
  return body.data.map(({ act }: { act: string }) => act)
}
const pastTime = (id: number) =>
  sql`update approvals set expires_at = now() - interval '1 second' where id = ${id}`.execute(
    site.database.asOwner,
  )

describe('nobody decides for 72 hours', () => {
  test('and it is over: nobody approves it, who asked is told, and may ask again', async () => {
    const { id: orderId, refund, shown } = await aLargeOrder(site, staff)
    const asked = await ask(staff, refund)
    const { asked_at: from, expires_at: until, id } = asked.body.data
    expect((Date.parse(until) - Date.parse(from)) / 3_600_000).toBe(72)
    await pastTime(id)
    expect((await approve(id)).status).toBe(409)
    expect((await shown()).status).toBe('awaiting_shipment')

    const terms = { demo: false, secondFactorRequired: false, ...offTheShelf }
    await expireApprovals({ db: site.db, terms })
    await expireApprovals({ db: site.db, terms })
    expect(await subjectsToAda()).toEqual([
      expect.stringMatching(/^Not approved in time: Cancel PO-/),
    ])
    const acts: string[] = await actsOn(orderId)
    expect(acts.filter((act) => act === 'approval expired')).toHaveLength(1)
    expect((await ask(staff, refund)).status).toBe(201)
  })

  test('is over also where it is asked again before the job came round', async () => {
    const { id: orderId, refund } = await aLargeOrder(site, staff)
    await pastTime((await ask(staff, refund)).body.data.id)
    expect((await ask(second, refund)).status).toBe(201)
    const about = `?act=refund&subject_id=${orderId}&state=decided`
    const { body } = await staff.get(`/admin/approvals${about}`)
    expect(body.data).toMatchObject([{ outcome: 'expired', decided_by: null }])
  })
})

const offTheShelf = {
  platformFeeBps: 1000,
  paymentDeadlineHours: 72,
  offerExpiryDays: 7,
  publicUrl: 'http://lotline.test',
}
