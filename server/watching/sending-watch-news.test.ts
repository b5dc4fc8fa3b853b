import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { sendWatchNews } from './send-watch-news.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })
const terms = {
  platformFeeBps: 1000,
  paymentDeadlineHours: 72,
  offerExpiryDays: 7,
  publicUrl: 'https://lotline.example',
}
const HOUR = 3_600_000

/** The work of a moment, this many hours from now. */
const theJobRuns = (inHours = 0) =>
  sendWatchNews({ db: site.db, terms }, new Date(Date.now() + inHours * HOUR))

type Lot = { name?: string; units?: number; price?: number }

/** A seller's lots, and a buyer who watches them. */
async function aWatcher(...lots: Lot[]) {
  const sellerUser = await aSeller(site.db, { name: 'Oak & Ivy' })
  const buyerUser = await aBuyer(site.db)
  const [seller, buyer] = [await site.as(sellerUser), await site.as(buyerUser)]
  const ids: number[] = []
  for (const { name = 'Mug', units = 100, price = 780 } of lots) {
    const lot = { sellerId: sellerUser.id, name, units, askingPrice: cents(price) }
    const { id } = await aListedProduct(site.db, lot)
    await buyer.put(`/watched_lots/${id}`)
    ids.push(id)
  }
  return { seller, buyer, buyerUser, sellerUser, ids, id: ids[0] ?? 0 }
}

type Edited = { seller: Caller; id: number; unitsBefore?: number }
const edit = ({ seller, id, unitsBefore = 100 }: Edited, product: object) =>
  seller.put(`/products/${id}/figures`, { product, units_before: unitsBefore })
const titles = async (buyer: Caller) =>
  (await buyer.get('/notifications')).body.notifications.map(
    ({ title }: { title: string }) => title,
  )
const mailsTo = ({ email }: { email: string }) =>
  site.db
    .selectFrom('mails')
    .select(['subject', 'bodyText', 'html'])
    .where('toAddress', '=', email)
    .execute()

describe('who watches a lot is told', () => {
  test('that it is cheaper, by bell and mail, with the way there', async () => {
    const { seller, buyer, buyerUser, sellerUser, id } = await aWatcher({ name: 'Mug <1>' })
    await edit({ seller, id }, { seller_price_cents: 690 })
    await theJobRuns()
    expect((await buyer.get('/notifications')).body.notifications).toMatchObject([
      {
        kind: 'lot',
        title: 'Mug <1> is down to $6.90 from $7.80',
        detail: 'Oak & Ivy',
        path: `/all_products/${sellerUser.id}/${id}`,
      },
    ])
    const [mail, ...others] = await mailsTo(buyerUser)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Mug <1> is down to $6.90 from $7.80')
    expect(mail?.bodyText).toContain(`https://lotline.example/all_products/${sellerUser.id}/${id}`)
    expect(mail?.html).not.toContain('Mug <1>')
    await theJobRuns()
    expect(await titles(buyer)).toHaveLength(1)
  })

  test('that it is back, when an order is canceled', async () => {
    const { buyer, id } = await aWatcher({ units: 10 })
    const other = await site.as(await aBuyer(site.db))
    const line = { product_id: id, quantity: 10, unit_price: 780 }
    const { body } = await other.post('/offers', { offer: { offer_products_attributes: [line] } })
    const bought = await other.put(`/offers/${body.data.id}/accept`)
    await theJobRuns()
    expect(await titles(buyer)).toEqual([])
    const admin = await site.as(await anAdministrator(site.db))
    const orderId = bought.body.data.attributes.purchase_order_id
    await admin.post(`/admin/purchase_orders/${orderId}/state_transitions`, {
      event: 'cancel',
      note: 'A mistake',
    })
    await theJobRuns()
    expect(await titles(buyer)).toEqual(['Mug is back: 10 units at $7.80'])
  })

  test('that it was taken off, and nothing else of it', async () => {
    const { seller, buyer, id } = await aWatcher({ name: 'Vase' })
    await seller.delete(`/products/${id}`)
    await theJobRuns()
    expect(await titles(buyer)).toEqual(['Vase is no longer listed'])
    expect((await buyer.get('/notifications')).body.notifications[0].path).toBe('/watched_lots')
  })

  test('of a sale or a higher price nothing, and of a fall from there that', async () => {
    const { seller, buyer, id } = await aWatcher({})
    await edit({ seller, id }, { seller_price_cents: 900, units: 50 })
    await theJobRuns()
    await edit({ seller, id, unitsBefore: 50 }, { seller_price_cents: 850 })
    await theJobRuns()
    expect(await titles(buyer)).toEqual(['Mug is down to $8.50 from $9.00'])
  })

  test('once a day at most of one lot, and the next day of what is still so', async () => {
    const { seller, buyer, id } = await aWatcher({})
    await edit({ seller, id }, { seller_price_cents: 700 })
    await theJobRuns()
    await edit({ seller, id }, { seller_price_cents: 600 })
    await theJobRuns(23)
    expect(await titles(buyer)).toHaveLength(1)
    await theJobRuns(25)
    expect(await titles(buyer)).toEqual([
      'Mug is down to $6.00 from $7.00',
      'Mug is down to $7.00 from $7.80',
    ])
  })

  test('in one message of all that one act changed, also when two processes look', async () => {
    const lots = [{ name: 'Mug' }, { name: 'Bowl' }, { name: 'Plate' }]
    const { seller, buyer, buyerUser, ids } = await aWatcher(...lots)
    await Promise.all(ids.map((id) => edit({ seller, id }, { seller_price_cents: 500 })))
    await Promise.all([theJobRuns(), theJobRuns()])
    expect(await titles(buyer)).toEqual(['3 lots you watch have changed'])
    const [mail, ...others] = await mailsTo(buyerUser)
    expect(others).toEqual([])
    for (const name of ['Mug', 'Bowl', 'Plate']) expect(mail?.bodyText).toContain(name)
  })

  test('once an hour after the third message of a day, of a seller who lowers lot after lot', async () => {
    const { seller, buyer, ids } = await aWatcher(...Array.from({ length: 8 }, () => ({})))
    for (const [n, id] of ids.entries()) {
      await edit({ seller, id }, { seller_price_cents: 500 })
      await theJobRuns(n / 12)
    }
    expect(await titles(buyer)).toHaveLength(3)
    await theJobRuns(1)
    expect(await titles(buyer)).toHaveLength(3)
    await theJobRuns(1.5)
    expect((await titles(buyer))[0]).toBe('5 lots you watch have changed')
    expect(await titles(buyer)).toHaveLength(4)
  })

  test('when a file of the seller is read to its end, and not in between', async () => {
    const { seller, buyer, sellerUser, id } = await aWatcher({})
    const { sellerId, userId } = { sellerId: sellerUser.id, userId: sellerUser.userId }
    await site.db
      .insertInto('imports')
      .values({
        key: 'a-file',
        sellerId,
        userId,
        fileName: null,
        finishedAt: null,
        seenAt: null,
        state: 'importing',
      })
      .execute()
    await edit({ seller, id }, { seller_price_cents: 500 })
    await theJobRuns()
    expect(await titles(buyer)).toEqual([])
    await site.db
      .updateTable('imports')
      .set({ state: 'complete' })
      .where('key', '=', 'a-file')
      .execute()
    await theJobRuns()
    expect(await titles(buyer)).toHaveLength(1)
  })

  test('by the bell alone when such mails are turned off', async () => {
    const { seller, buyer, buyerUser, id } = await aWatcher({})
    await site.db
      .updateTable('users')
      .set({ mutedMails: ['watched_lots'] })
      .where('id', '=', buyerUser.userId)
      .execute()
    await edit({ seller, id }, { seller_price_cents: 500 })
    await theJobRuns()
    expect(await titles(buyer)).toHaveLength(1)
    expect(await mailsTo(buyerUser)).toEqual([])
  })

  test('no more once it is let go', async () => {
    const { seller, buyer, id } = await aWatcher({})
    await buyer.delete(`/watched_lots/${id}`)
    await edit({ seller, id }, { seller_price_cents: 500 })
    await theJobRuns()
    expect(await titles(buyer)).toEqual([])
  })
})
