import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { transact } from '#server/platform/database/transact.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { job } from '#server/platform/jobs/job.ts'
import { aLink } from '#server/testing/a-link.ts'
import { aSession } from '#server/testing/a-session.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { aDeal } from '#server/testing/deals.ts'
import { eventually } from '#server/testing/eventually.ts'
import { aBuyer, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { aPicture } from '#server/uploads/testing/pictures.ts'
import { anAddress, putFile } from '#server/uploads/testing/sending.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const expiring = job('expire_offers', z.object({}))
type Deal = Awaited<ReturnType<typeof aDeal>>
const PASSWORD = 'a quieter harbour'

const site = siteForThisFile()

/** Of this process alone: the database keeps the right time. */
const setClock = (wrongBy: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + wrongBy })

const soonAfter = (moment: string, days: number) => {
  const wait = Date.parse(moment) - Date.now()
  return Math.abs(wait - days * DAY) < HOUR / 2
}

describe.each([
  ['over an hour ahead', 1.1 * HOUR],
  ['over an hour behind', -1.1 * HOUR],
])('on a node whose clock is %s', (_, wrongBy) => {
  beforeEach(() => setClock(wrongBy))
  afterEach(() => void vi.useRealTimers())

  test('a reset link is good', async () => {
    const token = await aLink(site.db, { ...(await aBuyer(site.db)), kind: 'reset' })
    const browser = await openBrowser(site.address)
    const user = {
      password: PASSWORD,
      password_confirmation: PASSWORD,
      reset_password_token: token,
    }
    expect((await browser.send('PUT', '/password', { body: { user } })).status).toBe(200)
  })

  test('a one-time link is good, its session is seen as open, and the corrected clock keeps it', async () => {
    const token = await aLink(site.db, await aBuyer(site.db))
    const browser = await openBrowser(site.address)
    const signedIn = await browser.send('GET', `/magic_sign_in?magic_sauce=${token}`)
    expect(signedIn.status).toBe(200)
    const { body } = await browser.send('GET', '/sessions')
    vi.useRealTimers()
    expect(body.sessions).toHaveLength(1)
    expect(soonAfter(body.sessions[0].last_seen_at, 0)).toBe(true)
    expect((await browser.send('GET', '/me')).status).toBe(200)
  })

  test('a session lasts seven days', async () => {
    const buyer = await aBuyer(site.db)
    const { id } = await aSession(site.db, buyer)
    vi.useRealTimers()
    const { expiresAt } = await site.db
      .selectFrom('sessions')
      .select('expiresAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(soonAfter(expiresAt.toISOString(), 7)).toBe(true)
  })

  test('an address for a file is good, on this node and on one whose clock is right', async () => {
    const seller = await site.as(await aSeller(site.db))
    const [here, elsewhere] = [await anAddress(seller), await anAddress(seller)]
    const end = Number(new URL(here.address).searchParams.get('expires'))
    const picture = await aPicture('jpeg', 8, 8)
    expect((await putFile(here.address, picture)).status).toBe(200)
    vi.useRealTimers()
    expect((await putFile(elsewhere.address, picture)).status).toBe(200)
    expect(soonAfter(new Date(end).toISOString(), 0)).toBe(true)
  })

  test('a job that waits an hour is due in an hour', async () => {
    const waiting = job('wait_an_hour', z.object({}))
    await transact(site.db, (tx) =>
      enqueue(tx, waiting, {}, { runAt: new Date(Date.now() + HOUR), key: waiting.name }),
    )
    vi.useRealTimers()
    const { rows } = await sql<{ runAt: Date }>`
      select run_at from graphile_worker.jobs where key = ${waiting.name}`.execute(site.db)
    expect(rows.map(({ runAt }) => soonAfter(runAt.toISOString(), 1 / 24))).toEqual([true])
  })

  test('the job that ends offers left alone ends those whose time is over, and no others', async () => {
    const [over, open] = [await aDeal(site), await aDeal(site)]
    const endsIn = (deal: Deal, minutes: number) =>
      site.db
        .updateTable('offers')
        .set({ turnExpiresAt: sql`now() + make_interval(mins => ${minutes})` })
        .where('id', '=', Number(deal.offerId))
        .execute()
    await endsIn(over, -30)
    await endsIn(open, 30)
    await transact(site.db, (tx) => enqueue(tx, expiring, {}, { key: expiring.name }))
    const isWaiting = () =>
      sql`select from graphile_worker.jobs where key = ${expiring.name}`.execute(site.db)
    await eventually(isWaiting, ({ rows }) => rows.length === 0)
    const states = await site.db
      .selectFrom('offers')
      .select('state')
      .where('id', 'in', [Number(over.offerId), Number(open.offerId)])
      .orderBy('id')
      .execute()
    expect(states).toEqual([{ state: 'rejected' }, { state: 'seller_review' }])
  })

  test('an offer and an order end when the terms say', async () => {
    const [deal, open] = [await aDeal(site), await aDeal(site)]
    const accepted = await deal.seller.put(`/offers/${deal.offerId}/accept`)
    const orderId = accepted.body.data.attributes.purchase_order_id
    vi.useRealTimers()
    const { turnExpiresAt } = await site.db
      .selectFrom('offers')
      .select('turnExpiresAt')
      .where('id', '=', Number(open.offerId))
      .executeTakeFirstOrThrow()
    const { paymentDueAt } = await site.db
      .selectFrom('purchaseOrders')
      .select('paymentDueAt')
      .where('id', '=', Number(orderId))
      .executeTakeFirstOrThrow()
    expect(soonAfter(turnExpiresAt?.toISOString() ?? '', 7)).toBe(true)
    expect(soonAfter(paymentDueAt.toISOString(), 3)).toBe(true)
  })
})
