import { sql } from 'kysely'
import { categoryOf } from '#market/categories.ts'
import type { PageQuery } from '#market/paging.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { cardSelection, productCardJson } from './product-json.ts'
import { published } from './visible-to.ts'

type PageOfSeller = PageQuery & { sellerId: number; tag?: string | undefined }

/** A page of what a seller has for sale, newest first, whoever looks; all of it, or what carries a tag. */
export async function publishedProductsOf(tx: Tx, { sellerId, tag, page, per_page }: PageOfSeller) {
  const products = tx
    .selectFrom('products')
    .where('sellerId', '=', sellerId)
    .where(published)
    .$if(Boolean(tag), (all) => all.where(carries(tag ?? '')))
  const { count } = await products
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await products
    .select(cardSelection)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { count, products: rows.map(productCardJson) }
}

function carries(tag: string) {
  const category = categoryOf(tag)
  // A text column can't hold a NUL, so no product has such a tag.
  return category
    ? sql<boolean>`category = ${category}`
    : sql<boolean>`${tag.replaceAll('\0', '\uFFFD')} = any(tags)`
}
