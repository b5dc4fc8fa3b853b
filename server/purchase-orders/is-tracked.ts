import { sql } from 'kysely'

/** Whether an order was shipped under a number that holds this one, however either is spaced; `o` is the order. */
export const isTracked = (number: string | undefined) =>
  number === undefined
    ? // A constant could not be ordered by.
      sql<boolean>`(o.id is null)`
    : sql<boolean>`coalesce(
        position(${number} in upper(regexp_replace(concat(o.tracking_number, ' ', o.more_parcels::text), '[\\s-]+', '', 'g'))) > 0, false)`
