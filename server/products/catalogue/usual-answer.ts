import { sql } from 'kysely'

/** The hours that the seller of a product, or of a row with that column, usually takes to answer an offer. */
export const usualAnswer = (sellerId: string) => sql<number | null>`(
  select hours from seller_answer_times where seller_answer_times.seller_id = ${sql.ref(sellerId)})`
