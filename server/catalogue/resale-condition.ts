import { sql, type RawBuilder } from 'kysely'
import type { ResaleWanted } from './resale-wanted.ts'

/** Products whose terms a buyer can keep, as `resaleConflict` has it, in SQL; shops were asked by it already. */
export function resaleCondition({
  resale_channels: channels,
  resale_states: states,
  shopsInConflict,
}: ResaleWanted): RawBuilder<boolean> {
  const breaksStates =
    states.length > 0 ? sql`p.resale_terms -> 'blocked_states' ?& ${states}::text[]` : sql`false`
  return sql<boolean>`case when p.resale_terms is null then p.seller_id <> all(${shopsInConflict}::bigint[])
    else (p.resale_terms -> 'channels' = '[]' or p.resale_terms -> 'channels' ?| ${channels}::text[])
      and not ${breaksStates} end`
}
