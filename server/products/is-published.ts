import { sql } from 'kysely'

/**
 * What a row says of itself before buyers may see it, in SQL; `products` is how the statement calls the table.
 * Sellers being hidden are another matter (`seller-changes/hidden-sellers.ts`).
 */
export function isPublished(products: 'products' | 'p') {
  const column = (name: string) => sql.ref(`${products}.${name}`)
  return sql<boolean>`(not ${column('provisional')} and not ${column('paused')} and ${column('deletedAt')} is null)`
}
