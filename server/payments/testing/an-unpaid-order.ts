import type { ShipTo } from '#market/accounts/ship-to.ts'
import { cents } from '#market/money.ts'
import type { Database } from '#server/platform/database/database.ts'
import { listedProducts } from '#server/products/listed-products.ts'
import { openPurchaseOrder } from '#server/purchase-orders/open-purchase-order.ts'
import { transact } from '#server/platform/database/transact.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import type { Terms } from '#server/settings/terms.ts'

export type Traders = {
  buyer: Awaited<ReturnType<typeof aBuyer>>
  seller: Awaited<ReturnType<typeof aSeller>>
  productId: number
}

const QUANTITY = 10
const UNIT_PRICE = cents(8_00)
const WAREHOUSE: ShipTo = {
  name: 'Corner Store',
  line1: '1 Dock Street',
  city: 'Portland',
  state: 'OR',
  postal_code: '97201',
  country: 'US',
}

/** A buyer, a seller, and a lot of theirs that no test empties. */
export async function someTraders(db: Database): Promise<Traders> {
  const [buyer, seller] = [await aBuyer(db), await aSeller(db)]
  const lot = await aListedProduct(db, { sellerId: seller.id, units: 1_000_000 })
  return { buyer, seller, productId: lot.id }
}

/** For tests: an order of ten units at $8.00 that waits for its payment, without the way there. */
export function anUnpaidOrder(db: Database, terms: Terms, { buyer, seller, productId }: Traders) {
  return transact(db, async (tx) => {
    const offer = await tx
      .insertInto('offers')
      .values({ buyerId: buyer.id, sellerId: seller.id, state: 'accepted' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return openPurchaseOrder(tx, terms, {
      offer: {
        id: offer.id,
        buyerId: buyer.id,
        sellerId: seller.id,
        sellerFeeBps: null,
        lines: [
          {
            productId,
            quantity: QUANTITY,
            unitPriceCents: UNIT_PRICE,
            manifestId: null,
            resaleTerms: null,
            lot: null,
          },
        ],
      },
      shipTo: WAREHOUSE,
      listings: await listedProducts(tx, [productId], { lock: false }),
    })
  })
}
