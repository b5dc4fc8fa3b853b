import { sql } from 'kysely'
import type { ResaleTerms } from '#market/resale/resale-terms.ts'
import type { Tx } from '#server/platform/database/database.ts'

/** A product's own resale terms, or else those of its shop; as `termsInForce` has it, in SQL. */
export function resaleTermsInForce(products: 'products' | 'p') {
  const column = (name: string) => sql.ref(`${products}.${name}`)
  return sql<ResaleTerms | null>`coalesce(${column('resaleTerms')},
    (select shop.resale_terms from sellers shop where shop.id = ${column('sellerId')}))`
}

/** The terms of a shop, which hold for what has none of its own. */
export async function shopTermsOf(tx: Tx, sellerId: number): Promise<ResaleTerms | null> {
  const shop = await tx
    .selectFrom('sellers')
    .select('resaleTerms')
    .where('id', '=', sellerId)
    .executeTakeFirst()
  return shop?.resaleTerms ?? null
}

/** Those in force for these products, by their ids. */
export async function resaleTermsOf(tx: Tx, ids: readonly number[]) {
  const products = await tx
    .selectFrom('products')
    .select(['id', resaleTermsInForce('products').as('terms')])
    .where('id', 'in', [0, ...ids])
    .execute()
  return new Map(products.map(({ id, terms }) => [id, terms]))
}
