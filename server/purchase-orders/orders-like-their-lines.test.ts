import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import type { Database } from '#server/platform/database/database.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { aBuyer, aListedProduct } from '#server/testing/listings.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await freshDatabase()
  db = database.connection.db
})
afterAll(() => database.drop())

type Written = { total: number; fee: number; lines: { total: number; fee: number }[] }

describe('an order', () => {
  test('costs what its lines do', async () => {
    const lines = [
      { total: 60_00, fee: 6_00 },
      { total: 40_00, fee: 4_00 },
    ]
    await expect(write({ total: 100_00, fee: 10_00, lines })).resolves.toBeUndefined()
    await expect(write({ total: 99_99, fee: 10_00, lines })).rejects.toThrow(UNLIKE)
    await expect(write({ total: 100_00, fee: 10_01, lines })).rejects.toThrow(UNLIKE)
  })

  test('is not without lines, and gets none later', async () => {
    await expect(write({ total: 100_00, fee: 0, lines: [] })).rejects.toThrow(UNLIKE)
    const { id: purchaseOrderId } = await db
      .selectFrom('purchaseOrders')
      .select('id')
      .executeTakeFirstOrThrow()
    const late = db
      .insertInto('purchaseOrderLines')
      .values({ ...(await aLine({ total: 1, fee: 0 })), purchaseOrderId })
      .execute()
    await expect(late).rejects.toThrow(UNLIKE)
  })
})

const UNLIKE = /are not the sums of its lines/

async function write({ total, fee, lines }: Written) {
  const { id: buyerId } = await aBuyer(db)
  const { sellerId } = await aListedProduct(db)
  const copies = await Promise.all(lines.map(aLine))
  await db.transaction().execute(async (tx) => {
    const { id: offerId } = await tx
      .insertInto('offers')
      .values({ buyerId, sellerId, state: 'accepted', closedReason: null, turnExpiresAt: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: purchaseOrderId } = await tx
      .insertInto('purchaseOrders')
      .values({
        offerId,
        buyerId,
        sellerId,
        totalCents: cents(total),
        feeBps: 1000,
        feeCents: cents(fee),
        shipTo: '{}',
        paymentDueAt: new Date(),
        carrier: null,
        trackingNumber: null,
        paidAt: null,
        shippedAt: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (copies.length > 0)
      await tx
        .insertInto('purchaseOrderLines')
        .values(copies.map((copy) => ({ ...copy, purchaseOrderId })))
        .execute()
  })
}

async function aLine({ total, fee }: { total: number; fee: number }) {
  const { id: productId, name, upc } = await aListedProduct(db)
  const totalCents = cents(total)
  const amounts = { quantity: 1, unitCents: totalCents, totalCents, feeCents: cents(fee) }
  return { productId, name, upc, sku: null, image: null, ...amounts }
}
