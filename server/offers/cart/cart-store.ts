import { sql } from 'kysely'
import type { BuyerViewer } from '#market/accounts/viewer.ts'
import type { Cents } from '#market/money.ts'
import { endedStates } from '#market/offers/offer.ts'
import type { Tx } from '#server/platform/database/database.ts'
import type { ListedProductRow } from '#server/products/listed-products.ts'
import { keptLot } from '../freeze-lots.ts'
import { keepCountOf } from '../offer-store.ts'

/** Locks the buyer's whole cart, so that no two writes make two drafts or put a product in twice. */
export async function lockCart(tx: Tx, viewer: BuyerViewer) {
  await tx
    .selectFrom('buyers')
    .select('id')
    .where('id', '=', viewer.buyerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

type DraftKey = { buyerId: number; sellerId: number; state: 'draft' | 'saved_for_later' }

/**
 * Finds the buyer's one draft, or one saved offer, with this seller, to put a line into; creates it if it is
 * missing (decision D1). Locked, or a line could still slip into it while it is being sent or bought.
 */
export async function findOrOpen(tx: Tx, place: DraftKey): Promise<number> {
  const found = await tx
    .selectFrom('offers')
    .select('id')
    .where('buyerId', '=', place.buyerId)
    .where('sellerId', '=', place.sellerId)
    .where('state', '=', place.state)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (found) {
    await countChange(tx, found.id)
    return found.id
  }
  const opened = await tx
    .insertInto('offers')
    .values(place)
    .returning('id')
    .executeTakeFirstOrThrow()
  return opened.id
}

type Beside = Omit<DraftKey, 'state'> & {
  shipToAddressId?: number
  buyerPoNumber?: string | null
}

/** Opens an offer for a purchase that bypasses the cart: the buyer's draft with this seller can stay. */
export async function openBesideCart(tx: Tx, place: Beside): Promise<number> {
  const opened = await tx
    .insertInto('offers')
    .values({ ...place, state: 'accepted' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return opened.id
}

/** Which of these products already lie in one of the buyer's live offers. */
export async function productsUnderOffer(tx: Tx, buyerId: number, productIds: number[]) {
  const rows = await tx
    .selectFrom('offerLines')
    .innerJoin('offers', 'offers.id', 'offerLines.offerId')
    .select('offerLines.productId')
    .where('offers.buyerId', '=', buyerId)
    .where('offers.state', 'not in', endedStates)
    .where('offerLines.productId', 'in', productIds)
    .execute()
  return rows.map(({ productId }) => productId)
}

type NewLine = { productId: number; quantity: number; unitPrice: Cents }
type NewLines = { lines: readonly NewLine[]; listings: ReadonlyMap<number, ListedProductRow> }

/** Puts lines into an offer, each with what its lot is said to be now, so that a later change can be told. */
export async function insertLines(tx: Tx, offerId: number, { lines, listings }: NewLines) {
  await tx
    .insertInto('offerLines')
    .values(
      lines.map(({ productId, quantity, unitPrice }) => {
        const listing = listings.get(productId)
        return {
          offerId,
          productId,
          quantity,
          unitPriceCents: unitPrice,
          lot: listing ? JSON.stringify(keptLot(listing)) : null,
        }
      }),
    )
    .execute()
}

export async function moveLine(tx: Tx, lineId: number, offerId: number) {
  await keepCountOf(tx, [lineId])
  await tx.updateTable('offerLines').set({ offerId }).where('id', '=', lineId).execute()
}

/** Each change of a draft makes its revision another one, so that a buyer never sends or buys what they have not seen. */
export async function countChange(tx: Tx, offerId: number) {
  await tx
    .updateTable('offers')
    .set({ revision: sql`revision + 1`, updatedAt: sql`now()` })
    .where('id', '=', offerId)
    .execute()
}

/** An offer that lost its last line disappears. */
export async function dropIfEmpty(tx: Tx, offerId: number) {
  await tx
    .deleteFrom('offers')
    .where('id', '=', offerId)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('offerLines').select('id').where('offerId', '=', offerId))),
    )
    .execute()
}
