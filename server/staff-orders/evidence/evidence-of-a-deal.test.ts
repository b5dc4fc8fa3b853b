import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readPaper } from '#server/purchase-orders/testing/read-paper.ts'
import { aDeal } from '#server/testing/deals.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()

test('the evidence shows each round of the negotiation with its digest', async () => {
  const { seller, buyer, offerId, lineId } = await aDeal(site, {
    quantity: 10,
    price: 800,
    note: 'Pickup on the 26th',
  })
  await seller.post(`/offers/${offerId}/counter_offer`, {
    offer_products_attributes: [{ id: lineId, unit_price: 950, quantity: 8 }],
    note: 'Eight are left.',
  })
  const accepted = await buyer.put(`/offers/${offerId}/accept`)
  const { purchase_order_id: id } = accepted.body.data.attributes
  const staff = await site.as(await anAdministrator(site.db))
  const { body } = await staff.get(`/admin/purchase_orders/${id}/evidence`)
  const text = (await readPaper(body)).join(' ').replaceAll(/\s+/g, ' ')
  expect(text).toContain('after 3 rounds of negotiation')
  expect(text).toContain('Pickup on the 26th')
  const { rows } = await sql<{ digest: string }>`
    select encode(chain_hash, 'hex') as digest from offer_revisions
    where offer_id = ${offerId} order by revision`.execute(site.db)
  expect(rows).toHaveLength(3)
  for (const { digest } of rows) expect(text).toContain(`SHA-256 ${digest}`)
})
