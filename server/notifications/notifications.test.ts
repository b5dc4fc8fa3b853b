import { describe, expect, test } from 'vitest'
import { transact } from '#server/platform/database/transact.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aDeal } from '#server/testing/deals.ts'
import { aBuyer } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { deleteExpiredNotifications } from './delete-expired-notifications.ts'
import { notify } from './notify.ts'

const site = siteForThisFile()

const newest = async (person: Caller) => (await person.get('/notifications')).body.notifications[0]
const unread = async (person: Caller) => (await person.get('/notifications')).body.unread_count

/** Somebody with this many notifications. */
async function aReader(count: number) {
  const user = await aBuyer(site.db)
  await transact(site.db, async (tx) => {
    for (let number = 1; number <= count; number++)
      await notify(tx, {
        userId: user.userId,
        key: `offer:${number}`,
        kind: 'offer',
        title: `News ${number}`,
        path: '/my_offers',
      })
  })
  return { ...user, caller: await site.as(user) }
}

describe('a turn of an offer', () => {
  test('is told to the other side, with the way there, and not to who took it', async () => {
    const { buyer, seller, offerId, buyerUser, sellerUser, product, lineId } = await aDeal(site)
    expect(await newest(seller)).toEqual({
      id: expect.any(Number),
      kind: 'offer',
      title: expect.stringMatching(/^The buyer \d+ offers \$80\.00 \(O-\d+\)$/),
      detail: product.name,
      path: expect.stringMatching(/^\/my_offers\?offer=O-\d+$/),
      created_at: expect.any(String),
      read: false,
    })
    expect(await unread(buyer)).toBe(0)

    await seller.post(`/offers/${offerId}/counter_offer`, {
      offer_products_attributes: [{ id: lineId, unit_price: 900 }],
    })
    const countered = await newest(buyer)
    expect(countered.title).toContain(`${sellerUser.name} countered O-`)
    expect(countered.title).toContain('at $90.00')
    expect(JSON.stringify(countered), 'the net is the seller’s own').not.toMatch(/81\.00|net|fee/)
    expect(await unread(seller)).toBe(0)

    await buyer.put(`/offers/${offerId}/accept`)
    expect(await newest(seller)).toMatchObject({
      kind: 'order',
      title: expect.stringContaining(`${buyerUser.name} accepted O-`),
      path: expect.stringMatching(/^\/my_orders\?order=PO-\d+$/),
    })
  })

  test('that is refused tells nobody', async () => {
    const { buyer, seller, offerId } = await aDeal(site)
    const before = await unread(seller)
    expect((await buyer.put(`/offers/${offerId}/accept`)).status).toBe(409)
    expect(await unread(seller)).toBe(before)
  })
})

describe('notifications', () => {
  test('come in pages, newest first, with how many there are', async () => {
    const { caller } = await aReader(5)
    const { body } = await caller.get('/notifications?per_page=2&page=2')
    expect(body.notifications.map(({ title }: { title: string }) => title)).toEqual([
      'News 3',
      'News 2',
    ])
    expect(body.unread_count).toBe(5)
    expect(body.meta).toEqual({ page: 2, per_page: 2, total_pages: 3, total_count: 5 })
  })

  test('are marked read one by one, or all at once', async () => {
    const { caller } = await aReader(3)
    const { id } = await newest(caller)
    expect((await caller.put('/notifications/read', { ids: [id] })).body).toEqual({
      unread_count: 2,
    })
    expect((await newest(caller)).read).toBe(true)
    expect((await caller.put('/notifications/read', { ids: [] })).body).toEqual({ unread_count: 2 })
    expect((await caller.put('/notifications/read')).body).toEqual({ unread_count: 0 })
  })

  test('are nobody else’s to read or to mark', async () => {
    const [ada, ben] = [await aReader(1), await aReader(1)]
    const { id } = await newest(ada.caller)
    await ben.caller.put('/notifications/read', { ids: [id] })
    expect(await unread(ada.caller)).toBe(1)
    expect(await unread(ben.caller)).toBe(1)
  })

  test('are cleared away after 90 days', async () => {
    const { caller, userId } = await aReader(2)
    const { id } = await newest(caller)
    await site.db
      .updateTable('notifications')
      .set({ createdAt: new Date(Date.now() - 91 * 86_400_000) })
      .where('id', '=', id)
      .execute()
    await deleteExpiredNotifications(site.db, new Date())
    const left = await site.db
      .selectFrom('notifications')
      .select('title')
      .where('userId', '=', userId)
      .execute()
    expect(left).toEqual([{ title: 'News 1' }])
  })
})
