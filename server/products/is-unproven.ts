import { sql } from 'kysely'

/**
 * Whether a seller's user applied and has yet to prove the address; of `users`. Whom staff invited signs
 * in by a mailed link alone, and until then the shop is what staff made it.
 */
export const isUnproven = sql<boolean>`(users.address_proven_at is null
  and exists (select from applications where applications.user_id = users.id))`
