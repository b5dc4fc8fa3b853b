import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/database.ts'

type Replacement = { productId: number; address: string; photo: string }

/**
 * Shows a photo of our own storage where a product named an address; false when it does not any more. Nobody
 * changed the product, so it stays as new as it was.
 */
export async function replacePhoto(tx: Tx, { productId, address, photo }: Replacement) {
  const { numAffectedRows } = await sql`
    update products set photos = array_replace(photos, ${address}, ${photo})
    where id = ${productId} and ${address} = any(photos) and deleted_at is null`.execute(tx)
  return Number(numAffectedRows ?? 0) > 0
}
