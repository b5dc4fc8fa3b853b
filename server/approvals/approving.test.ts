import { beforeEach, describe, expect, test } from 'vitest'
import { FEE_ASKS_SECOND, REFUND_ASKS_SECOND } from '#market/approvals/approval-limits.ts'
import type { Caller } from '#server/testing/caller.ts'
import { anAdministrator, aSeller } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { aLargeOrder } from './testing/a-large-order.ts'

const site = siteForThisFile()

type Person = { userId: number; email: string }
// Who else may approve depends on every account in the database.
let ada: Person
let bo: Person
let staff: Caller
let second: Caller
beforeEach(async () => {
  await site.db.updateTable('users').set({ admin: false }).where('admin', '=', true).execute()
  ada = await anAdministrator(site.db)
  bo = await anAdministrator(site.db)
  staff = await site.as(ada)
  second = await site.as(bo)
})

const ask = (by: Caller, approval: object) => by.post('/admin/approvals', { approval })
const decide = (by: Caller, id: number, how: string) => by.put(`/admin/approvals/${id}/${how}`, {})
const askFor = async (approval: object): Promise<number> =>
  (await ask(staff, approval)).body.data.id
const refused = ({ status, body }: { status: number; body: { errors: string[] } }) => [
  status,
  body.errors?.[0],
]
const actsOn = async (subject: string) =>
  site.db
    .selectFrom('auditEvents')
    .select(['act', 'actorUserId', 'after'])
    .where('subject', '=', subject)
    .orderBy('id')
    .execute()
const subjectsTo = async ({ email }: Person) =>
  (await mailsTo(site, email)).map(({ subject }) => subject)
const titlesOf = async (by: Caller) =>
  (await by.get('/notifications')).body.notifications.map(({ title }: { title: string }) => title)
const listed = async (by: Caller, query = '') => (await by.get(`/admin/approvals${query}`)).body
const feeOf = async (id: number) =>
  (await staff.get(`/admin/sellers/${id}`)).body.data.platform_fee_bps

describe('an order of which more than $10,000.00 was paid', () => {
  test('is not canceled by one administrator', async () => {
    const { cancel, shown } = await aLargeOrder(site, staff)
    const answer = await cancel(staff)
    expect(refused(answer)).toEqual([409, REFUND_ASKS_SECOND.message])
    expect(answer.body.code).toBe('second_administrator_needed')
    expect((await shown()).status).toBe('awaiting_shipment')
  })

  test('is canceled once a second one approves, in the name of the first', async () => {
    const { id, refund, shown } = await aLargeOrder(site, staff)
    const asked = await ask(staff, { ...refund, note: 'Damaged in storage' })
    expect(asked.status).toBe(201)
    expect(asked.body.data).toMatchObject({
      subject_name: expect.stringMatching(/^PO-\d+$/),
      stake: { total_cents: 12_000_00, left_cents: 12_000_00, paid_by_wire: true },
      asked_by: { id: ada.userId },
      outcome: null,
    })
    expect((await shown()).status).toBe('awaiting_shipment')

    const approved = await decide(second, asked.body.data.id, 'approve')
    expect(approved.body.data).toMatchObject({
      outcome: 'approved',
      decided_by: { id: bo.userId },
      confirmed_alone: false,
    })
    const { status, history } = await shown()
    expect(status).toBe('canceled')
    expect(history.at(-1)).toMatchObject({ event: 'cancel', note: 'Damaged in storage' })
    expect((await actsOn(`order ${id}`)).slice(-3)).toMatchObject([
      { act: 'approval asked', actorUserId: ada.userId },
      {
        act: 'order moved',
        actorUserId: ada.userId,
        after: { status: 'canceled', approved_by: `user ${bo.userId}` },
      },
      { act: 'approval given', actorUserId: bo.userId },
    ])
  })

  test('tells the other administrators when it is asked, and who asked when it is decided', async () => {
    const support = await anAdministrator(site.db, { role: 'support' })
    const { refund } = await aLargeOrder(site, staff)
    const id = await askFor(refund)
    const words = expect.stringMatching(
      /^To approve: Cancel PO-\d+ and return \$12,000\.00 by wire$/,
    )
    expect(await subjectsTo(bo)).toEqual([words])
    expect(await titlesOf(second)).toEqual([words])
    expect(await subjectsTo(support)).toEqual([])
    expect(await titlesOf(staff)).toEqual([])

    await second.put(`/admin/approvals/${id}/decline`, { reason: 'The buyer wants it after all' })
    const [mail] = await mailsTo(site, ada.email)
    expect(mail?.subject).toMatch(/^Declined: Cancel PO-/)
    expect(mail?.text).not.toContain('wants it after all')
    const { data } = await listed(
      staff,
      `?state=decided&act=refund&subject_id=${refund.subject_id}`,
    )
    expect(data).toMatchObject([{ reason: 'The buyer wants it after all' }])
    expect(await titlesOf(staff)).toEqual([expect.stringMatching(/^Declined: Cancel PO-/)])
  })
})

describe('a fee further than 5 points from the one in force or from the standard one', () => {
  test('is not set by one administrator, nor anything said with it', async () => {
    const { id } = await aSeller(site.db)
    const seller = { name: 'Oak & Iron', platform_fee_bps: 499 }
    const large = await staff.put(`/admin/sellers/${id}`, { seller })
    expect(refused(large)).toEqual([409, FEE_ASKS_SECOND.message])
    const { body } = await staff.get(`/admin/sellers/${id}`)
    expect(body.data).toMatchObject({ platform_fee_bps: null })
    expect(body.data.name).not.toBe('Oak & Iron')
    expect(
      (await staff.put(`/admin/sellers/${id}`, { seller: { platform_fee_bps: 500 } })).status,
    ).toBe(200)
    // The next step is too far from the standard fee.
    expect(
      (await staff.put(`/admin/sellers/${id}`, { seller: { platform_fee_bps: 400 } })).status,
    ).toBe(409)
  })

  test('is set once a second one approves', async () => {
    const { id } = await aSeller(site.db, { name: 'Harrow & Pine' })
    const asked = await askFor({ act: 'fee', subject_id: id, platform_fee_bps: 300 })
    expect(await feeOf(id)).toBeNull()
    expect((await decide(second, asked, 'approve')).status).toBe(200)
    expect(await feeOf(id)).toBe(300)
    expect((await actsOn(`seller ${id}`)).at(-2)).toMatchObject({
      act: 'seller fee changed',
      actorUserId: ada.userId,
      after: { platformFeeBps: 300, approved_by: `user ${bo.userId}` },
    })
    const back = { act: 'fee', subject_id: id, platform_fee_bps: null }
    await decide(second, await askFor(back), 'approve')
    expect(await feeOf(id)).toBeNull()
  })
})

describe('what is asked', () => {
  test('is not approved or declined by who asked, and withdrawn by nobody else', async () => {
    const { refund, shown } = await aLargeOrder(site, staff)
    const id = await askFor(refund)
    expect(refused(await decide(staff, id, 'approve'))[0]).toBe(403)
    expect(refused(await decide(staff, id, 'decline'))[0]).toBe(403)
    expect(refused(await decide(second, id, 'withdraw'))[0]).toBe(403)
    const withdrawn = await decide(staff, id, 'withdraw')
    expect(withdrawn.body.data).toMatchObject({ outcome: 'withdrawn' })
    expect(refused(await decide(second, id, 'approve'))[0]).toBe(409)
    expect((await shown()).status).toBe('awaiting_shipment')
  })

  test('is not read or decided by support', async () => {
    const { refund } = await aLargeOrder(site, staff)
    const id = await askFor(refund)
    const support = await site.as(await anAdministrator(site.db, { role: 'support' }))
    const calls = [
      await support.get('/admin/approvals'),
      await ask(support, refund),
      await decide(support, id, 'approve'),
      await decide(support, id, 'decline'),
    ]
    expect(calls.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  })

  test('is found by its seller and by who asked, and narrowed to its act', async () => {
    const { id: seller, name } = await aSeller(site.db)
    const id = await askFor({ act: 'fee', subject_id: seller, platform_fee_bps: 100 })
    const found = async (query: object) =>
      (await listed(second, `?${new URLSearchParams({ ...query })}`)).data.map(
        (approval: { id: number }) => approval.id,
      )
    expect(await found({ search: name })).toEqual([id])
    expect(await found({ search: ada.email.toUpperCase() })).toEqual([id])
    expect(await found({ search: bo.email })).toEqual([])
    expect(await found({ search: name, act: 'fee' })).toEqual([id])
    expect(await found({ search: name, act: 'refund' })).toEqual([])
  })

  test('waits once', async () => {
    const { refund } = await aLargeOrder(site, staff)
    const id = await askFor(refund)
    expect(refused(await ask(second, refund))).toEqual([
      409,
      'This was already requested and is waiting for a second administrator.',
    ])
    await decide(second, id, 'decline')
    expect((await ask(second, refund)).status).toBe(201)
  })

  test('has to need a second administrator, and be of something there is', async () => {
    const { id } = await aSeller(site.db)
    const small = { act: 'fee', subject_id: id, platform_fee_bps: 700 }
    expect((await ask(staff, small)).status).toBe(409)
    expect((await ask(staff, { ...small, subject_id: 999_999 })).status).toBe(404)
    expect((await ask(staff, { act: 'refund', subject_id: 999_999 })).status).toBe(404)
    expect((await ask(staff, { act: 'fee', subject_id: id })).status).toBe(422)
    expect((await ask(staff, { act: 'gift', subject_id: id })).status).toBe(422)
    expect((await decide(staff, 999_999, 'approve')).status).toBe(404)
  })

  test('is listed with who may decide it, and later with what became of it', async () => {
    const { id: orderId, refund } = await aLargeOrder(site, staff)
    const id = await askFor(refund)
    const about = `?act=refund&subject_id=${orderId}`
    const [own, others] = [await listed(staff, about), await listed(second, about)]
    expect(own.data.map((each: { id: number }) => each.id)).toEqual([id])
    expect(others.meta.for_viewer_count - own.meta.for_viewer_count).not.toBe(0)
    expect(own.meta).toMatchObject({ total_count: 1, has_colleague: true })
    await decide(second, id, 'approve')
    expect((await listed(staff, about)).data).toEqual([])
    expect((await listed(staff, `${about}&state=decided`)).data).toMatchObject([
      { id, outcome: 'approved' },
    ])
  })
})
