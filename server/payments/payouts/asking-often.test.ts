import { afterAll, beforeAll, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { aPayingSite, type PayingSite } from '../testing/a-paying-site.ts'
import { askReversal } from './end-payout.ts'
import { aPayoutStory } from './testing/a-payout-story.ts'

let shop: PayingSite
beforeAll(async () => {
  shop = await aPayingSite()
})
afterAll(() => shop.stop())

test('a reversal is asked again as often as it takes, also once its statement is planned for any', async () => {
  const seller = await aPayoutStory(shop)
  await seller.connect()
  const { id: purchaseOrderId } = await seller.aReleasedOrder()
  await seller.pay()
  const [payout] = await seller.payouts()
  const payoutId = payout?.id ?? 0
  // One connection plans a statement for any parameters once it was asked often.
  await shop.site.db.connection().execute(async (db) => {
    for (let time = 1; time <= 40; time += 1)
      await db
        .transaction()
        .execute((tx) =>
          askReversal(tx, { payoutId, purchaseOrderId, amountCents: cents(time), cause: 'debt' }),
        )
  })
  const asked = await shop.site.db
    .selectFrom('transferReversals')
    .select(['amountCents', 'status'])
    .where('payoutId', '=', payoutId)
    .execute()
  expect(asked).toEqual([{ amountCents: 40, status: 'asked' }])
})
