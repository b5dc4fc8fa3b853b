import { sql } from 'kysely'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { isLost } from './stands.ts'

/** The photos that a product has lost, as its seller is told. */
export const problemsOf = (lost: readonly Lost[], id: number) =>
  lost
    .filter(({ productId }) => productId === id)
    .map(({ address, problem }) => ({ address, problem }))

type Lost = { productId: number; upc: string; address: string; problem: string }

/** Whether a photo that this product names will not be asked for again. */
export const hasLostPhotos = (product: string) => sql<boolean>`exists (
  select from photo_addresses a where a.product_id = ${sql.ref(`${product}.id`)}
    and ${isLost} and a.address = any(${sql.ref(`${product}.photos`)}))`

/** Photos that these products still name and that nobody will ask for again, with the reason. */
export async function lostPhotos(
  db: Database | Tx,
  productIds: readonly number[],
): Promise<Lost[]> {
  const { rows } = await sql<Lost>`
    select a.product_id, p.upc, a.address, a.problem
    from photo_addresses a join products p on p.id = a.product_id
    where a.product_id = any(${productIds}::bigint[])
      and ${isLost}
      and a.address = any(p.photos) and p.deleted_at is null
    order by a.product_id, array_position(p.photos, a.address)`.execute(db)
  return rows
}

/** The addresses of these products whose photos could not be fetched, named by them or not. */
export async function lostAddresses(tx: Tx, productIds: readonly number[]) {
  const { rows } = await sql<{ productId: number; address: string }>`
    select a.product_id, a.address from photo_addresses a
    where a.product_id = any(${productIds}::bigint[]) and ${isLost}`.execute(tx)
  const lost = Map.groupBy(rows, ({ productId }) => productId)
  return (productId: number | undefined) =>
    productId === undefined ? [] : (lost.get(productId) ?? []).map(({ address }) => address)
}
