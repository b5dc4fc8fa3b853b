import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/database.ts'

/** Where the photo of an address lies in our own storage, or the address while it was not fetched. */
export async function fetchedPhotos(tx: Tx, productIds: readonly number[]) {
  const { rows } = await sql<{ productId: number; address: string; photo: string }>`
    select product_id, address, photo from photo_addresses
    where product_id = any(${productIds}::bigint[]) and photo is not null`.execute(tx)
  const fetched = new Map(
    rows.map(({ productId, address, photo }) => [`${productId} ${address}`, photo]),
  )
  return (productId: number | undefined, address: string) =>
    fetched.get(`${productId} ${address}`) ?? address
}
