import { sql } from 'kysely'

/** A product had units, and the last one was sold: it lacks nothing, but is not to be had. */
export const soldOut = (product: string) => sql<boolean>`(
  ${sql.ref(`${product}.units`)} = 0 and (
    not ${sql.ref(`${product}.provisional`)}
    or (select m.reason from stock_movements m where m.product_id = ${sql.ref(`${product}.id`)}
        order by m.id desc limit 1) is not distinct from 'sold'))`
