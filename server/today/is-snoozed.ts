import { sql } from 'kysely'

/** Put off by who is responsible, and not due again; `g` is the assignment. */
export const isSnoozed = sql<boolean>`coalesce(g.snoozed_until > now(), false)`
