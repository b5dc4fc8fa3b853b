import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDeal } from '#server/testing/deals.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { earlierMigrations } from '#server/platform/database/earlier-migrations.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })
const FILL = earlierMigrations().find(({ name }) => name === 'names-of-old-orders')?.sql ?? ''

test('orders of before get the name that the audit log has for their time, or the one of now', async () => {
  const admin = await site.as(await anAdministrator(site.db))
  const rename = (id: number, name: string) =>
    admin.put(`/admin/sellers/${id}`, { seller: { name } })
  const first = await aDeal(site)
  const { id } = first.sellerUser
  await first.seller.put(`/offers/${first.offerId}/accept`)
  const before = await namesOf(first.offerId)
  await rename(id, 'Birch Brothers')
  const line = { product_id: first.product.id, quantity: 10, unit_price: 1000 }
  const second = (await first.buyer.post('/offers/buy_now', line)).body.data.id
  await rename(id, 'Cedar & Sons')
  const third = (await first.buyer.post('/offers/buy_now', line)).body.data.id
  const { asOwner } = site.database
  await sql`alter table purchase_order_names disable trigger user`.execute(asOwner)
  await sql`delete from purchase_order_names`.execute(asOwner)
  await sql`alter table purchase_order_names enable trigger user`.execute(asOwner)

  await sql.raw(FILL).execute(asOwner)
  await sql.raw(FILL).execute(asOwner)
  expect(await namesOf(first.offerId)).toEqual(before)
  expect((await namesOf(second))?.sellerName).toBe('Birch Brothers')
  expect((await namesOf(third))?.sellerName).toBe('Cedar & Sons')
})

const namesOf = (offerId: string) =>
  site.db
    .selectFrom('purchaseOrderNames as n')
    .innerJoin('purchaseOrders as o', 'o.id', 'n.purchaseOrderId')
    .select(['n.buyerName', 'n.sellerName'])
    .where('o.offerId', '=', Number(offerId))
    .executeTakeFirst()
