import { sql, type Generated } from 'kysely'
import type { Party, Trader } from '#market/accounts/viewer.ts'
import type { MailChoice } from '#server/accounts/mail-preferences/unsubscribe.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Offer } from '../offer-store.ts'

/** A question with both of its sides. */
export type QuestionRow = {
  id: number
  productId: number
  sellerId: number
  productName: string
  image: string | null
  buyerName: string
  buyerUserId: number
  buyerEmail: string
  buyerChoice: MailChoice
  sellerName: string
  sellerUserId: number | null
  sellerEmail: string | null
  sellerChoice: MailChoice | null
  askedAt: Date
  writtenBy: Party
  offerNumber: number | null
  buyerUnread: number
  sellerUnread: number
  lastId: number
  lastParty: Party
  lastAt: Date
  lastText: string | null
}

/** Questions as `q`, with what one searches them by. */
export const questionTables = sql`product_questions q
  join products p on p.id = q.product_id
  join buyers b on b.id = q.buyer_id
  join sellers s on s.id = q.seller_id`

/** What else the columns of a `QuestionRow` need. It has no message yet while its first one is written. */
export const questionJoins = sql`
  join users bu on bu.id = b.user_id left join users su on su.id = s.user_id
  left join offers o on o.id = q.offer_id
  left join lateral (
    select id, party, at, text from question_messages where question_id = q.id order by id desc limit 1
  ) m on true`

const choiceOf = (user: 'bu' | 'su') =>
  sql`jsonb_build_object('mailToken', ${sql.ref(user)}.mail_token, 'mutedMails', ${sql.ref(user)}.muted_mails)`

const readId = (party: Party) => (party === 'buyer' ? sql`buyer_read_id` : sql`seller_read_id`)

/** How much of what the other side wrote this side has not read. */
const unreadBy = (party: Party) => sql`(
  select count(*) from question_messages u
  where u.question_id = q.id and u.party <> ${party} and u.id > ${readId(party)})`

export const questionColumns = sql`q.id, q.product_id, q.seller_id, p.name as product_name, p.photos[1] as image,
  b.name as buyer_name, b.user_id as buyer_user_id, bu.email as buyer_email, ${choiceOf('bu')} as buyer_choice,
  s.name as seller_name, s.user_id as seller_user_id, su.email as seller_email,
  case when su.id is not null then ${choiceOf('su')} end as seller_choice,
  q.asked_at, q.written_by, o.number as offer_number,
  ${unreadBy('buyer')} as buyer_unread, ${unreadBy('seller')} as seller_unread,
  m.id as last_id, m.party as last_party, m.at as last_at, m.text as last_text`

/** Which questions are a side's own. */
export const ownQuestions = (viewer: Trader) =>
  viewer.party === 'buyer'
    ? sql<boolean>`q.buyer_id = ${viewer.buyerId}`
    : sql<boolean>`q.seller_id = ${viewer.sellerId}`

export async function findQuestion(db: Database | Tx, viewer: Trader, id: number) {
  const { rows } = await sql<QuestionRow>`
    select ${questionColumns} from ${questionTables} ${questionJoins}
    where q.id = ${id} and ${ownQuestions(viewer)}`.execute(db)
  if (!rows[0]) throw new Refusal('Not found', 404)
  return rows[0]
}

/** Locks one of the viewer's own questions until the transaction ends. */
export async function lockQuestion(tx: Tx, viewer: Trader, id: number) {
  await sql`select from product_questions where id = ${id} for no key update`.execute(tx)
  return findQuestion(tx, viewer, id)
}

type OfLot = { buyerId: number; productId: number }

/** What a buyer asked about a lot, unless an offer keeps it. */
export const openQuestionOn = (db: Database | Tx, { buyerId, productId }: OfLot) =>
  db
    .selectFrom('productQuestions')
    .select('id')
    .where('buyerId', '=', buyerId)
    .where('productId', '=', productId)
    .where('offerId', 'is', null)
    .executeTakeFirst()

export const insertQuestion = (tx: Tx, asked: OfLot & { sellerId: number }) =>
  tx.insertInto('productQuestions').values(asked).returning('id').executeTakeFirstOrThrow()

/** Whether somebody answers for a seller. */
export async function hasUser(tx: Tx, sellerId: number) {
  const seller = await tx
    .selectFrom('sellers')
    .select('userId')
    .where('id', '=', sellerId)
    .executeTakeFirst()
  return seller?.userId !== null
}

/** About how many lots a buyer has asked within a day. */
export async function questionsOfADay(tx: Tx, buyerId: number) {
  const { count } = await tx
    .selectFrom('productQuestions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('buyerId', '=', buyerId)
    .where('askedAt', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow()
  return count
}

export const messagesOn = (db: Database | Tx, questionId: number) =>
  db
    .selectFrom('questionMessages')
    .select(['id', 'party', 'at', 'text'])
    .where('questionId', '=', questionId)
    .orderBy('id')
    .execute()

export async function countMessagesOn(tx: Tx, questionId: number) {
  const { count } = await tx
    .selectFrom('questionMessages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('questionId', '=', questionId)
    .executeTakeFirstOrThrow()
  return count
}

type NewMessage = { questionId: number; party: Party; authorUserId: number; text: string }

/** Writes on a locked question; who writes has read what came before. */
export async function insertQuestionMessage(tx: Tx, written: NewMessage) {
  const message = await tx
    .insertInto('questionMessages')
    .values(written)
    .returning(['id', 'party', 'at', 'text'])
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('productQuestions')
    .set({
      writtenAt: sql`now()`,
      writtenBy: written.party,
      [written.party === 'buyer' ? 'buyerReadId' : 'sellerReadId']: message.id,
    })
    .where('id', '=', written.questionId)
    .execute()
  return message
}

type Reading = { questionId: number; party: Party; upTo: number }

/** Notes how far a side has read: never back, and never beyond what there is. */
export async function noteQuestionRead(tx: Tx, { questionId, party, upTo }: Reading) {
  await sql`
    update product_questions set ${readId(party)} = greatest(${readId(party)}, coalesce((
      select max(id) from question_messages where question_id = ${questionId} and id <= ${upTo}), 0))
    where id = ${questionId}`.execute(tx)
}

/** An offer that is sent keeps what its buyer asked about its lots: both sides write there from then on. */
export const keepingQuestions = (tx: Tx, { id, buyerId, lines }: Offer) =>
  tx
    .updateTable('productQuestions')
    .set({ offerId: id })
    .where('buyerId', '=', buyerId)
    .where('offerId', 'is', null)
    .where(
      'productId',
      'in',
      lines.map(({ productId }) => productId),
    )
    .returning('id')

declare module '#server/platform/database/database.ts' {
  interface Tables {
    productQuestions: ProductQuestionsTable
    questionMessages: QuestionMessagesTable
  }
}

type ProductQuestionsTable = {
  id: Generated<number>
  buyerId: number
  sellerId: number
  productId: number
  askedAt: Generated<Date>
  writtenAt: Generated<Date>
  writtenBy: Generated<Party>
  /** The last message each side has read. */
  buyerReadId: Generated<number>
  sellerReadId: Generated<number>
  /** The offer that keeps it. */
  offerId: number | null
}

type QuestionMessagesTable = {
  id: Generated<number>
  questionId: number
  party: Party
  authorUserId: number
  /** Null since it was erased. */
  text: string | null
  at: Generated<Date>
}
