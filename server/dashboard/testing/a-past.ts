import type { Revision } from '#market/offers/offer-document.ts'
import type { PurchaseOrderStatus } from '#market/purchase-orders/purchase-order.ts'
import { cents } from '#market/money.ts'
import type { Database } from '#server/platform/database/database.ts'
import { aBuyer, aListedProduct } from '#server/testing/listings.ts'

type PastTurn = { act: Revision['act']; at: string }
type Sold = { paidAt: string | null; total: number; fee: number; status?: PurchaseOrderStatus }

/** A seller's past, written directly as rows. */
export function pastOf(db: Database, seller: { id: number }) {
  const sellerId = seller.id

  async function offer(...turns: PastTurn[]) {
    const last = turns.at(-1)
    const isAccepted = last?.act === 'accept'
    const isOver = isAccepted || last?.act === 'reject'
    const { id: buyerId } = await aBuyer(db)
    const { id: offerId } = await db
      .insertInto('offers')
      .values({
        buyerId,
        sellerId,
        state: isAccepted ? 'accepted' : isOver ? 'rejected' : 'buyer_review',
        closedReason: isOver && !isAccepted ? 'declined' : null,
        revision: turns.length,
        turnExpiresAt: isOver ? null : new Date('2026-12-01T00:00:00Z'),
        createdAt: new Date(turns[0]?.at ?? 0),
        updatedAt: new Date(last?.at ?? 0),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('offerRevisions')
      .values(
        turns.map(({ act, at }, index) => ({
          offerId,
          revision: index + 1,
          act,
          party: 'buyer' as const,
          actorUserId: null,
          note: null,
          lines: '[]',
          totalCents: cents(100_00),
          at: new Date(at),
        })),
      )
      .execute()
    return { offerId, buyerId }
  }

  async function order({ paidAt, total, fee, status = 'shipped' }: Sold) {
    const { offerId, buyerId } = await offer({ act: 'accept', at: '2026-01-01T00:00:00Z' })
    const lot = await aListedProduct(db)
    const [totalCents, feeCents] = [cents(total), cents(fee)]
    await db.transaction().execute(async (tx) => {
      const { id: purchaseOrderId } = await tx
        .insertInto('purchaseOrders')
        .values({
          offerId,
          buyerId,
          sellerId,
          status,
          totalCents,
          feeBps: 1000,
          feeCents,
          shipTo: '{}',
          carrier: null,
          trackingNumber: null,
          paymentDueAt: new Date('2026-01-04T00:00:00Z'),
          paidAt: paidAt === null ? null : new Date(paidAt),
          shippedAt: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const amounts = { quantity: 1, unitCents: totalCents, totalCents, feeCents }
      await tx
        .insertInto('purchaseOrderLines')
        .values({
          purchaseOrderId,
          productId: lot.id,
          name: lot.name,
          upc: lot.upc,
          sku: null,
          image: null,
          ...amounts,
        })
        .execute()
    })
  }

  const view = (userId: number | null, path: string, at: string) =>
    db
      .insertInto('pageViews')
      .values({ userId, path, title: null, at: new Date(at), forwardedAt: null })
      .execute()

  return { offer, order, view }
}
