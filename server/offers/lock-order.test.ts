import { NOTHING_DECLARED } from '#market/resale/resale-terms.ts'
import { expect, test } from 'vitest'
import { lockUser } from '#server/accounts/lock-user.ts'
import { storeShipTo } from '#server/applications/profile-store.ts'
import type { Answer } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { theyWait } from '#server/testing/they-wait.ts'
import type { BuyerViewer } from '#market/accounts/viewer.ts'
import { lockCart } from './cart/cart-store.ts'
import { lockBothCarts } from './cart/put-lines-in-cart.ts'

// A deadlock would fail the file when the site's database is dropped.

const site = siteForThisFile({ env: { WORKER: 'off' } })

test('a first purchase during a change of the address and of the cart causes no deadlock', async () => {
  const buyerUser = await aBuyer(site.db, { status: 'password_created' })
  const buyer = await site.as(buyerUser)
  const { id } = await aListedProduct(site.db)
  const line = { product_id: id, quantity: 1, unit_price: 1000 }
  const draft = await buyer.post('/offers', { offer: { offer_products_attributes: [line] } })
  const viewer: BuyerViewer = {
    party: 'buyer',
    resale: NOTHING_DECLARED,
    buyerId: buyerUser.id,
    userId: buyerUser.userId,
    sessionId: '',
    status: 'password_created',
    hasPassword: true,
    addressProven: true,
  }

  let buying: Promise<Answer> | undefined
  let profile: Promise<void> | undefined
  await site.db.transaction().execute(async (cart) => {
    await lockCart(cart, viewer)
    profile = site.db.transaction().execute(async (tx) => {
      await lockUser(tx, viewer.userId)
      buying = buyer.put(`/offers/${draft.body.data.id}/accept`)
      await theyWait(site.db)
      await storeShipTo(tx, viewer, elsewhere)
    })
    await theyWait(site.db, 2)
    await lockBothCarts(cart, viewer)
  })
  await profile
  expect((await buying)?.status).toBe(200)
})

const elsewhere = {
  name: 'The shop',
  line1: '2 Dock Street',
  city: 'Portland',
  state: 'OR',
  postal_code: '97201',
  country: 'US',
} as const
