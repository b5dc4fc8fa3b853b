import { sql } from 'kysely'

/** A lot had units, and the last one was sold: it lacks nothing, but is not to be had. */
export const soldOut = (lot: string) => sql<boolean>`(
  ${sql.ref(`${lot}.units`)} = 0 and (
    not ${sql.ref(`${lot}.provisional`)}
    or (select m.reason from stock_movements m where m.product_id = ${sql.ref(`${lot}.id`)}
        order by m.id desc limit 1) is not distinct from 'sold'))`
