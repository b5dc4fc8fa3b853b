import { sql } from 'kysely'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { ExportedProduct } from '#market/exports/product-cells.ts'
import type { OwnProductFilters } from '#market/products/views/own-product-filters.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { inputColumns, scheduleInput } from '../product-columns.ts'
import { ownProductsWith } from './own-product-conditions.ts'

// In batches, so that each statement is short and others are served in between.
const AT_ONCE = 500

/** The products of a seller that are wanted, newest first, some at a time. */
export async function* exportableProducts(tx: Tx, seller: SellerViewer, wanted: OwnProductFilters) {
  const products = await tx
    .selectFrom('products')
    .select('id')
    .where(ownProductsWith(seller, wanted))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  for (let at = 0; at < products.length; at += AT_ONCE)
    yield productsOf(
      tx,
      products.slice(at, at + AT_ONCE).map(({ id }) => id),
    )
}

const said = sql.raw(`${inputColumns}, ${scheduleInput}`)

async function productsOf(tx: Tx, ids: readonly number[]) {
  const { rows } = await sql<{ product: ExportedProduct }>`
    select (select to_jsonb(said) from (
      select upc, name, units, ${said}) said) as product
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
    join products on products.id = wanted.id
    order by wanted.place`.execute(tx)
  return rows.map(({ product }) => product)
}
