import { sql } from 'kysely'
import { every, given, numberIn, patternOf, peopleLike } from './conditions.ts'

/** Offers and orders `o` by their number, or by whoever buys or sells in them. */
export function matching(search: string) {
  const pattern = patternOf(search)
  if (pattern === undefined) return undefined
  const people = peopleLike(pattern)
  const number = given(numberIn(search), (each) => sql`or o.number = ${each}`) ?? sql``
  return sql`(o.buyer_id in (select id from buyers where user_id in ${people})
    or o.seller_id in (select id from sellers where user_id in ${people} or name ilike ${pattern})
    ${number})`
}

type Parties = { buyer_user_id?: number | undefined; seller_user_id?: number | undefined }

export const between = ({ buyer_user_id: buyer, seller_user_id: seller }: Parties) =>
  every(
    given(buyer, (id) => sql`o.buyer_id in (select id from buyers where user_id = ${id})`),
    given(seller, (id) => sql`o.seller_id in (select id from sellers where user_id = ${id})`),
  )

/** By whose they are: the addresses stand on offers and orders themselves. */
export const byParty = {
  buyer_user_email: sql`o.buyer_address`,
  seller_user_email: sql`o.seller_address`,
}
