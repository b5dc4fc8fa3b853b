import { inDigits } from '#market/in-digits.ts'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import { MOST_AT_ONCE, SELECTION_CHANGED, type Chosen } from '#market/products/bulk/bulk-api.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { ownProductsFound, ownProductsWith, type Condition } from '../own/own-product-conditions.ts'
import { soldOut } from '../units/sold-out-in-sql.ts'

export type ChosenProduct = Awaited<ReturnType<typeof lotsOf>>[number]
type Hold = { lock: boolean }

/** The products an act is about, in id order, and the named ones that are not there. */
export async function chosenProducts(
  tx: Tx,
  seller: SellerViewer,
  { ids, selection, lock }: Chosen & Hold,
) {
  if (selection) {
    const products = await lotsOf(tx, ownProductsWith(seller, selection), { lock })
    if (products.length !== selection.count) throw new Refusal(SELECTION_CHANGED, 409)
    const kept = new Set(selection.except)
    return { products: products.filter(({ id }) => !kept.has(id)), absent: [] }
  }
  const named = [...new Set(ids)]
  const products = await lotsOf(tx, oneOf(seller, named), { lock })
  const found = new Set(products.map(({ id }) => id))
  return { products, absent: named.filter((id) => !found.has(id)) }
}

const oneOf =
  (seller: SellerViewer, ids: number[]): Condition =>
  (products) =>
    products.and([ownProductsFound(seller)(products), products('products.id', 'in', ids)])

async function lotsOf(tx: Tx, wanted: Condition, { lock }: Hold) {
  const products = await tx
    .selectFrom('products')
    .select([
      'id',
      'name',
      'upc',
      'photos',
      'manifestId',
      'msrpCents',
      'wholesaleCents',
      'sellerPriceCents',
      'units',
      'minOrderUnits',
      'category',
      'condition',
      'packagingType',
      'tags',
      'resaleTerms',
      'provisional',
      'paused',
      soldOut('products').as('soldOut'),
    ])
    .where(wanted)
    // In id order, so that two transactions never wait for each other's products.
    .orderBy('id')
    .limit(MOST_AT_ONCE + 1)
    .$if(lock, (held) => held.forNoKeyUpdate())
    .execute()
  if (products.length <= MOST_AT_ONCE) return products
  throw new Refusal(`At most ${inDigits(MOST_AT_ONCE)} products at once`)
}
