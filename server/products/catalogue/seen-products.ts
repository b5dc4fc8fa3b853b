import { sql } from 'kysely'
import type { Member } from '#market/accounts/viewer.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { cardSelection, type ListedRow } from './product-json.ts'
import { findProduct } from './product-store.ts'
import { visibleTo } from './visible-to.ts'

/** A product as a viewer sees it; refused where they may not. */
export async function seenProduct(tx: Tx, viewer: Member, id: number) {
  const { units, sellerPriceCents } = await findProduct(tx, viewer, id)
  return { units, sellerPriceCents }
}

/** Those of these products that a viewer may see. */
export const productsSeenBy = (
  tx: Tx,
  viewer: Member,
  ids: readonly number[],
): Promise<ListedRow[]> =>
  tx
    .selectFrom('products')
    .select(cardSelection)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where(visibleTo(viewer))
    .execute()
