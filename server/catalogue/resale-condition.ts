import { sql, type RawBuilder } from 'kysely'
import type { ResaleWanted } from './resale-wanted.ts'

/** Products whose terms a buyer can keep, as `resaleConflict` has it, in SQL; shops were asked by it already. */
export const resaleCondition = (wanted: ResaleWanted): RawBuilder<boolean> =>
  sql<boolean>`case when p.resale_terms is null then p.seller_id <> all(${wanted.shopsInConflict}::bigint[])
    else ${canKeep(wanted)} end`

/** All the others, in two parts that each have an index. */
export const conflictCondition = (wanted: ResaleWanted): RawBuilder<boolean> =>
  sql<boolean>`(p.resale_terms is null and p.seller_id = any(${wanted.shopsInConflict}::bigint[])
    or p.resale_terms is not null and not (${canKeep(wanted)}))`

/** Of a product that has terms of its own. */
function canKeep({ resale_channels: channels, resale_states: states }: ResaleWanted) {
  const breaksStates =
    states.length > 0 ? sql`p.resale_terms -> 'blocked_states' ?& ${states}::text[]` : sql`false`
  return sql`(p.resale_terms -> 'channels' = '[]' or p.resale_terms -> 'channels' ?| ${channels}::text[])
    and not ${breaksStates}`
}
