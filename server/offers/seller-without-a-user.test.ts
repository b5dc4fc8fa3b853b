import { expect, test } from 'vitest'
import { aBuyer, aListedProduct, anAdministrator } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()

test('an offer on a lot of a seller without a user says that nobody answers, until somebody is invited', async () => {
  const staff = await site.as(await anAdministrator(site.db))
  const { body } = await staff.post('/admin/sellers', { seller: { name: 'Ash & Oak' } })
  const sellerId: number = body.data.id
  const lot = await aListedProduct(site.db, { sellerId })
  const buyer = await site.as(await aBuyer(site.db))
  const line = { product_id: lot.id, quantity: 10, unit_price: 1 }
  const drafted = await buyer.post('/offers', { offer: { offer_products_attributes: [line] } })
  expect(drafted.body.data.attributes).toMatchObject({ seller_answers: false })

  await staff.post(`/admin/sellers/${sellerId}/invite`, { email: 'oak@example.com' })
  const [offer] = (await buyer.get('/offers')).body.data
  expect(offer.attributes).toMatchObject({ seller_answers: true })
})
