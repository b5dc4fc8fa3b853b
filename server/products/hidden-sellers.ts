import { sql, type RawBuilder } from 'kysely'

/**
 * Not of a seller whose lots are just being hidden, whatever they say themselves. Asked for once in a statement, and
 * mostly of none.
 */
export const isNotBeingHidden = (sellerId: RawBuilder<unknown>) => sql<boolean>`
  ${sellerId} <> all (array(select c.seller_id from seller_changes c where not c.shows))`
