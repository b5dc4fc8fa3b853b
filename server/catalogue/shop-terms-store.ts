import type { ResaleTerms } from '#market/resale/resale-terms.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'

/** The resale terms of the shops that have any. */
export async function readShopTerms(db: Database | Tx): Promise<Map<number, ResaleTerms | null>> {
  const shops = await db
    .selectFrom('sellers')
    .select(['id', 'resaleTerms'])
    .where('resaleTerms', 'is not', null)
    .execute()
  return new Map(shops.map(({ id, resaleTerms }) => [id, resaleTerms]))
}
