import { sql, type Selectable } from 'kysely'
import type { LotAsSeen } from '#market/offers/lot-as-seen.ts'
import type { ResaleTerms } from '#market/resale/resale-terms.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { resaleTermsInForce } from './resale-terms-in-force.ts'
import { isPublished } from './is-published.ts'
import { lotColumns, lotOf, type LotRow } from './lot-columns.ts'
import { isNotBeingHidden } from './seller-changes/hidden-sellers.ts'
import type { ProductsTable } from './product-tables.ts'

/** A product as offers and orders read it; one that is not available was unpublished, paused or deleted. */
export type ListedProductRow = Pick<
  Selectable<ProductsTable>,
  | 'id'
  | 'sellerId'
  | 'sellerName'
  | 'name'
  | 'upc'
  | 'sku'
  | 'category'
  | 'condition'
  | 'photos'
  | 'units'
  | 'minOrderUnits'
  | 'sellerPriceCents'
  | 'msrpCents'
  | 'manifestId'
> & {
  available: boolean
  /** What it is said to be. */
  lot: LotAsSeen
  /** Its own, or those of its shop. */
  resaleTerms: ResaleTerms | null
}

type Hold = { lock: boolean }

/** Products by their ids; with `lock`, nobody else changes them until the transaction ends. */
export async function listedProducts(
  db: Database | Tx,
  productIds: readonly number[],
  { lock }: Hold,
): Promise<Map<number, ListedProductRow>> {
  if (productIds.length === 0) return new Map()
  // In id order, so that two transactions never wait for each other's products.
  const { rows } = await sql<Omit<ListedProductRow, 'lot'> & LotRow>`
    select id, seller_id, seller_name, category, units, min_order_units, seller_price_cents,
      ${lotSelection}, ${resaleTermsInForce('products')} as resale_terms,
      ${isPublished('products')}
        and ${isNotBeingHidden(sql`seller_id`)} as available
    from products where id = any(${productIds}::bigint[])
    order by id ${lock ? sql`for no key update` : sql``}`.execute(db)
  return new Map(rows.map((listing) => [listing.id, { ...listing, lot: lotOf(listing) }]))
}

const lotSelection = sql.join(lotColumns.map((column) => sql.ref(column)))
