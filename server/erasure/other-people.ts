import { sql, type RawBuilder } from 'kysely'
import type { Erasing } from './erasure-store.ts'
import { affected, lastOf, through, type Step } from './step.ts'
import { transact } from '#server/platform/database/transact.ts'

/** Columns that may name other people, with the type they are written back as. */
export const naming = {
  mails: { subject: 'text', html: 'text', body_text: 'text', unsubscribe_url: 'text' },
  notifications: { title: 'text', detail: 'text' },
  inbox_mails: { subject: 'text', html: 'text', body_text: 'text' },
  page_views: { path: 'text', title: 'text' },
  sellers: { current_buyer_relationships: 'text[]' },
  staff_notes: { text: 'text' },
} as const

const named = (columns: string[], { words }: Erasing) =>
  sql.join(
    columns.map((column) => sql`mentions(${sql.ref(column)}::text, ${words}::text[])`),
    sql` or `,
  )

const cut = (columns: Record<string, string>, { words }: Erasing) =>
  sql.join(
    Object.entries(columns).map(
      ([column, type]) =>
        sql`${sql.ref(column)} = without_words(${sql.ref(column)}::text, ${words}::text[])::${sql.raw(type)}`,
    ),
  )

const inRowsOfOthers = (table: keyof typeof naming) =>
  through(table, (person, stretch) => {
    const columns = naming[table]
    return sql`update ${sql.table(table)} set ${cut(columns, person)}
      where ${stretch} and (${named(Object.keys(columns), person)})`
  })

/** Blanks the mails to this person; a waiting one is not sent. */
const mailsToThem = through(
  'mails',
  ({ email, words }, stretch) => sql`
    update mails set to_address = '', subject = '', html = '', body_text = '', unsubscribe_url = null,
      sent_at = coalesce(sent_at, now())
    where ${stretch} and to_address <> ''
      and (lower(to_address) = lower(${email}) or mentions(to_address, ${words}::text[]))`,
)

const kept = through(
  'inbox_mails',
  ({ words }, stretch) => sql`
    delete from inbox_mails where ${stretch} and mentions(to_address, ${words}::text[])`,
)

/** Mails about offers and orders of theirs, which quote what was written there. */
const aboutTheirTrade = ({ buyerId, sellerId }: Erasing) => {
  const ofEither = sql`(buyer_id = ${buyerId} or seller_id = ${sellerId})`
  return sql`(key like any(array['offer:%', 'order:%']) and split_part(key, ':', 1) || split_part(key, ':', 2) in (
    select 'offer' || id from offers where ${ofEither}
    union all select 'order' || id from purchase_orders where ${ofEither}))`
}

const mailsOfTrade = through(
  'mails',
  (person, stretch) => sql`
    update mails set html = '', body_text = '', unsubscribe_url = null, sent_at = coalesce(sent_at, now())
    where ${stretch} and (html <> '' or body_text <> '') and ${aboutTheirTrade(person)}`,
)

/** The same mails in the embedded mailbox, with their attachments. */
const keptOfTrade = through(
  'mails',
  (person, stretch) => sql`
    delete from inbox_mails where substring(message_id from '^<([0-9a-f]{32})@') in (
      select left(encode(sha256(convert_to(key, 'UTF8')), 'hex'), 32) from mails
      where ${stretch} and ${aboutTheirTrade(person)})`,
)

const views = through(
  'page_views',
  ({ userId }, stretch) => sql`
    update page_views set user_id = null where ${stretch} and user_id = ${userId}`,
)

const acts: Step = async ({ db }, { userId, reached }) => {
  const upto = await lastOf(db, 'audit_events', reached)
  if (upto === undefined) return 'over'
  const { rows } = await sql<{ rows: number }>`
    select erase_mentions(${userId}, ${reached}, ${upto}) as rows`.execute(db)
  return { rows: rows[0]?.rows ?? 0, reached: upto }
}

/** Tables small enough for one statement each. */
const atOnce =
  (statement: (person: Erasing) => RawBuilder<unknown>): Step =>
  async ({ db }, person) => {
    await transact(db, (tx) => affected(tx, statement(person)))
    return 'over'
  }

const answers = atOnce(
  ({ words }) => sql`
    update idempotency_keys set answer = without_words(answer, ${words}::text[])
    where mentions(answer, ${words}::text[])`,
)

const profiles = atOnce(
  ({ words }) => sql`
    update sample_profiles set
      selected_buyers = without_words(selected_buyers::text, ${words}::text[])::text[],
      current_buyer_relationships = without_words(current_buyer_relationships::text, ${words}::text[])::text[]
    where mentions(selected_buyers::text, ${words}::text[])
      or mentions(current_buyer_relationships::text, ${words}::text[])`,
)

const wishesForLinks = atOnce(
  ({ email }) => sql`
    delete from graphile_worker._private_jobs
    where locked_at is null and lower(payload #>> '{addressee,email}') = lower(${email})`,
)

const errorsOfJobs = atOnce(
  ({ words }) => sql`
    update graphile_worker._private_jobs set last_error = without_words(last_error, ${words}::text[])
    where mentions(last_error, ${words}::text[])`,
)

/** The payment sandbox's own records. */
const sandbox = ['sandbox_objects.body', 'sandbox_idempotency.answer'].map((place) => {
  const [table = '', column = ''] = place.split('.')
  const said = sql.ref(column)
  return atOnce(
    ({ words }) => sql`
      update ${sql.table(table)} set ${said} = without_words(${said}::text, ${words}::text[])::jsonb
      where mentions(${said}::text, ${words}::text[])`,
  )
})

export const mentioned: Step[] = [
  keptOfTrade,
  mailsOfTrade,
  mailsToThem,
  inRowsOfOthers('mails'),
  kept,
  inRowsOfOthers('inbox_mails'),
  inRowsOfOthers('notifications'),
  views,
  inRowsOfOthers('page_views'),
  inRowsOfOthers('sellers'),
  inRowsOfOthers('staff_notes'),
  acts,
  answers,
  profiles,
  wishesForLinks,
  errorsOfJobs,
  ...sandbox,
]
