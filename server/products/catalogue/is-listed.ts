import type { Tx } from '#server/platform/database/database.ts'

/** Whether there is such a product, published or not. */
export async function isListed(tx: Tx, id: number): Promise<boolean> {
  const product = await tx
    .selectFrom('products')
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return product !== undefined
}
