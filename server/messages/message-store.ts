import { sql, type Generated } from 'kysely'
import type { Party } from '#market/accounts/viewer.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'

type NewMessage = { offerId: number; party: Party; authorUserId: number; text: string }

export const insertMessage = (tx: Tx, written: NewMessage) =>
  tx
    .insertInto('offerMessages')
    .values(written)
    .returning(['id', 'party', 'at', 'text'])
    .executeTakeFirstOrThrow()

export const messagesIn = (db: Database | Tx, offerId: number) =>
  db
    .selectFrom('offerMessages')
    .select(['id', 'party', 'at', 'text'])
    .where('offerId', '=', offerId)
    .orderBy('id')
    .execute()

/** The messages of the questions that an offer keeps, each with the lot it is about. */
export async function messagesBefore(db: Database | Tx, offerId: number) {
  const { rows } = await sql<QuestionMessageRow>`
    select m.id, m.party, m.at, m.text, p.name as about
    from product_questions q join question_messages m on m.question_id = q.id
      join products p on p.id = q.product_id
    where q.offer_id = ${offerId}
    order by m.at, m.id`.execute(db)
  return rows
}

type QuestionMessageRow = {
  id: number
  party: Party
  at: Date
  text: string | null
  about: string
}

type CountRow = { offerId: number; total: number; unread: number }

/** Of each offer that has any: how many messages, and how many of them this side has not read. */
export async function countsFor(db: Database | Tx, party: Party, offerIds: readonly number[]) {
  const { rows } = await sql<CountRow>`
    select m.offer_id, count(*) as total,
      count(*) filter (where m.party <> ${party} and m.id > coalesce(r.message_id, 0)) as unread
    from offer_messages m
      left join message_reads r on r.offer_id = m.offer_id and r.party = ${party}
    where m.offer_id = any(${offerIds}::bigint[])
    group by m.offer_id`.execute(db)
  return rows
}

type Reading = { offerId: number; party: Party; upTo: number }

/** Notes how far a side has read: never back, and never beyond what the offer holds. */
export async function noteRead(tx: Tx, { offerId, party, upTo }: Reading) {
  await sql`
    insert into message_reads (offer_id, party, message_id)
    select ${offerId}, ${party}, max(id) from offer_messages
    where offer_id = ${offerId} and id <= ${upTo} having max(id) is not null
    on conflict (offer_id, party) do update set message_id = excluded.message_id, read_at = now()
    where message_reads.message_id < excluded.message_id`.execute(tx)
}

declare module '#server/platform/database/database.ts' {
  interface Tables {
    offerMessages: OfferMessagesTable
    messageReads: MessageReadsTable
  }
}

type OfferMessagesTable = {
  id: Generated<number>
  offerId: number
  party: Party
  authorUserId: number
  /** Null since it was erased. */
  text: string | null
  at: Generated<Date>
}

type MessageReadsTable = {
  offerId: number
  party: Party
  messageId: number
  readAt: Generated<Date>
}
