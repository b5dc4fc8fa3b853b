import type { Member } from '#market/accounts/viewer.ts'
import type { Database } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { visibleTo } from './visible-to.ts'

/** The manifest of a product, for a viewer who may see the product. */
export async function manifestIdOf(db: Database, viewer: Member, id: number) {
  const product = await db
    .selectFrom('products')
    .select('manifestId')
    .where('id', '=', id)
    .where(visibleTo(viewer))
    .executeTakeFirst()
  if (!product) throw new Refusal('Not found', 404)
  return product.manifestId
}
