import { sql } from 'kysely'

/** How many buyers watch the product of a row. */
export const watchers = (productId: string) => sql<number>`(
  select count(*) from watches where watches.product_id = ${sql.ref(productId)})`
