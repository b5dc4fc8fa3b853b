import { describe, expect, test } from 'vitest'
import { anApplyingBuyer } from '#server/applications/testing/applying.ts'
import { publish } from '#server/platform/live/publish.ts'
import {
  aWelcomedPage,
  changed,
  confirmed,
  rejected,
} from '#server/platform/live/testing/a-page.ts'
import { aSession } from '#server/testing/a-session.ts'
import { aDeal } from '#server/testing/deals.ts'
import { aBuyer, anAdministrator } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()

/** A page of somebody signed in, and what it answers to a subscription. */
async function aPageOf(user: { userId: number }) {
  const { token } = await aSession(site.db, user)
  const page = await aWelcomedPage(`${site.address.replace('http', 'ws')}/cable`, {
    origin: site.address,
    headers: { cookie: `bearer_token=${token}` },
  })
  return { ...page, listen: (channel: string) => page.subscribe(channel, user.userId) }
}

async function aPageOfStaff() {
  const page = await aPageOf(await anAdministrator(site.db))
  const [, orders] = await page.listen('PurchaseOrdersChannel')
  return { ...page, orders }
}

describe('an administrator', () => {
  test('hears of an order as it is opened and as it moves on, for any two companies', async () => {
    const page = await aPageOfStaff()
    const deal = await aDeal(site)
    await deal.seller.put(`/offers/${deal.offerId}/accept`)
    expect(await page.next()).toEqual(changed(page.orders))

    const staff = await site.as(await anAdministrator(site.db))
    const [order] = (await staff.get('/admin/purchase_orders')).body.data
    const path = `/admin/purchase_orders/${order.id}/state_transitions`
    expect((await staff.post(path, { event: 'confirm_payment' })).status).toBe(200)
    expect(await page.next()).toEqual(changed(page.orders))
  })

  test('hears of an application as it comes in and as a colleague decides', async () => {
    const page = await aPageOf(await anAdministrator(site.db))
    const [answer, applications] = await page.listen('ApplicationsChannel')
    expect(answer).toEqual(confirmed(applications))
    const { id } = await anApplyingBuyer(site)
    expect(await page.next()).toEqual(changed(applications))
    const colleague = await site.as(await anAdministrator(site.db))
    await colleague.post(`/admin/applications/${id}/approve`)
    expect(await page.next()).toEqual(changed(applications))
  })

  test('who has yet to prove a second factor hears nothing of others', async () => {
    const unproven = await anAdministrator(site.db)
    const secret = Buffer.from('sealed')
    await site.db
      .insertInto('secondFactors')
      .values({ userId: unproven.userId, secret, setUpAt: new Date(), pendingSecret: null })
      .execute()
    await expectOnlyWhatIsMeantFor(unproven)
  })
})

test.each([
  ['a buyer', () => aBuyer(site.db)],
  ['an administrator no more', formerAdministrator],
])('%s hears nothing of the orders and applications of others', async (_who, person) => {
  await expectOnlyWhatIsMeantFor(await person())
})

async function formerAdministrator() {
  const { userId } = await anAdministrator(site.db)
  await site.db.updateTable('users').set({ admin: false }).where('id', '=', userId).execute()
  return { userId }
}

/** Notices arrive in the order of their commits: what comes first after all that is the one for this page. */
async function expectOnlyWhatIsMeantFor(user: { userId: number }) {
  const page = await aPageOf(user)
  const [answer, applications] = await page.listen('ApplicationsChannel')
  expect(answer).toEqual(rejected(applications))
  const [, orders] = await page.listen('PurchaseOrdersChannel')
  const deal = await aDeal(site)
  await deal.seller.put(`/offers/${deal.offerId}/accept`)
  await anApplyingBuyer(site)
  await publish(site.db, 'PurchaseOrdersChannel', [user.userId])
  expect(await page.next()).toEqual(changed(orders))
  expect((await page.listen('Probe'))[0]).toMatchObject({ type: 'reject_subscription' })
}
