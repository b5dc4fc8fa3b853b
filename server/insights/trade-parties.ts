import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '#server/platform/database/database.ts'
import { amongIds, every, given, numberIn, patternOf, peopleLike } from './insight-conditions.ts'

/** Matches offers or orders `o` by number, buyer or seller, and by whatever else the pattern is looked for in. */
export async function matching(
  tx: Tx,
  search: string,
  also: (pattern: string) => RawBuilder<unknown> = () => sql`false`,
) {
  const pattern = patternOf(search)
  if (pattern === undefined) return undefined
  const { buyers, sellers } = await partiesLike(tx, pattern)
  const number = given(numberIn(search), (each) => sql`or o.number = ${each}`) ?? sql``
  return sql`(o.buyer_id in ${amongIds(buyers)} or o.seller_id in ${amongIds(sellers)} ${number}
    or ${also(pattern)})`
}

/** Looked up once for both count and page, because scanning the names costs more than either. */
async function partiesLike(tx: Tx, pattern: string) {
  const { rows } = await sql<{ buyers: string; sellers: string }>`
    with people as materialized ${peopleLike(pattern)}
    select array(select id from buyers where user_id in (select id from people))::text as buyers,
      array(
        select id from sellers where user_id in (select id from people) or name ilike ${pattern}
      )::text as sellers`.execute(tx)
  return rows[0] ?? { buyers: '{}', sellers: '{}' }
}

type Parties = { buyer_user_id?: number | undefined; seller_user_id?: number | undefined }

export const between = ({ buyer_user_id: buyer, seller_user_id: seller }: Parties) =>
  every(
    given(buyer, (id) => sql`o.buyer_id in (select id from buyers where user_id = ${id})`),
    given(seller, (id) => sql`o.seller_id in (select id from sellers where user_id = ${id})`),
  )

/** By owner; the addresses are copied onto offers and orders. */
export const byParty = {
  buyer_user_email: sql`o.buyer_address`,
  seller_user_email: sql`o.seller_address`,
}
