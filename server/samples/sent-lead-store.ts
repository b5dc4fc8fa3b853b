import { type Generated, sql } from 'kysely'
import type { ReceivedLead } from '#market/samples/samples-api.ts'
import type { PageQuery } from '#market/paging.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'

/** Identifies the lead's contact even after the lead is deleted. */
export const contactKey = sql<string>`md5(lower(contact_email))`

// As text, because a Date would turn the day into a moment.
const localDay = sql<string>`local_day::text`

export async function lastLocalDay(db: Database | Tx, userId: number) {
  const { rows } = await sql<{ day: string | null }>`
    select max(local_day)::text as day from sent_leads where user_id = ${userId}`.execute(db)
  return rows[0]?.day ?? undefined
}

export type Reader = {
  userId: number
  email: string
  timeZone: string
  lastDay: string | null
}

/** Everybody whose subscription runs and who wants its mails, and the day of their last lead. */
export async function readersOfLeads(db: Database, now: Date): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select u.id as user_id, u.email, p.time_zone,
      (select max(local_day)::text from sent_leads l where l.user_id = u.id) as last_day
    from sample_profiles p join users u on u.id = p.user_id
    where ${runs(now)} and ${wantsLeads}
    order by u.id`.execute(db)
  return rows
}

const runs = (now: Date) => sql<boolean>`exists (select from subscriptions s
  where s.user_id = p.user_id and (s.ends_at is null or s.ends_at > ${now}))`

const wantsLeads = sql<boolean>`not 'daily_lead' = any (u.muted_mails)`

export type Wishes = { ranOutAt: Date | null; lastDay: string | null; email: string }

/** Locks a subscriber whose lead is due, so that two workers do not send two; undefined when none is due. */
export async function lockReader(
  tx: Tx,
  { userId }: Pick<Reader, 'userId'>,
  now: Date,
): Promise<Wishes | undefined> {
  await tx
    .selectFrom('sampleProfiles')
    .select('userId')
    .where('userId', '=', userId)
    .forNoKeyUpdate()
    .execute()
  const { rows } = await sql<Wishes>`
    select p.ran_out_at, u.email,
      (select max(local_day)::text from sent_leads l where l.user_id = u.id) as last_day
    from sample_profiles p join users u on u.id = p.user_id
    where p.user_id = ${userId} and ${runs(now)} and ${wantsLeads}`.execute(tx)
  return rows[0]
}

export type ChosenLead = {
  id: number
  company: string
  buyerCategory: string
  productCategories: string[]
  contactName: string
  contactTitle: string
  contactEmail: string
  contactPhone: string
  city: string
  state: string
  contactKey: string
}

/**
 * The next lead of a reader: a chosen buyer's before others that match both categories, a company
 * that was not sent yet before one that was, then as they were added. Held, so that it is not deleted meanwhile.
 */
export async function chooseLead(tx: Tx, userId: number): Promise<ChosenLead | undefined> {
  const { rows } = await sql<ChosenLead>`
    select l.id, l.company, l.buyer_category, l.product_categories, l.contact_name, l.contact_title,
      l.contact_email, l.contact_phone, l.city, l.state, ${contactKey} as contact_key
    from leads l join sample_profiles p on p.user_id = ${userId}
    where l.deleted_at is null
      and (${isSelected}
        or ((p.buyer_categories = '{}' or l.buyer_category = any (p.buyer_categories))
          and (p.seller_categories = '{}' or l.product_categories && p.seller_categories)))
      and not exists (select from sent_leads s
        where s.user_id = p.user_id and (s.lead_id = l.id or s.contact_key = ${contactKey}))
    order by ${isSelected} desc,
      (select count(*) from sent_leads s join leads o on o.id = s.lead_id
        where s.user_id = p.user_id and lower(o.company) = lower(l.company)),
      l.id
    limit 1 for share of l`.execute(tx)
  return rows[0]
}

// A company counts as one, however its leads spell it.
const isSelected = sql`(lower(l.company) in (select lower(name) from unnest(p.selected_buyers) as name))`

type Sent = Pick<SentLeadsTable, 'userId' | 'localDay'> & { lead: ChosenLead; now: Date }

export async function keepSent(tx: Tx, { userId, localDay: day, lead, now }: Sent) {
  await tx
    .insertInto('sentLeads')
    .values({
      userId,
      localDay: day,
      leadId: lead.id,
      contactKey: lead.contactKey,
      sentAt: now,
    })
    .execute()
}

type Received = { received: ReceivedLead[]; count: number }

/** The leads one subscriber was sent, newest first; visible to nobody else. */
export async function receivedLeads(
  db: Database,
  { userId }: { userId: number },
  { page, per_page }: PageQuery,
): Promise<Received> {
  const rows = await db
    .selectFrom('sentLeads as s')
    .innerJoin('leads as l', 'l.id', 's.leadId')
    .select([
      's.id as sentId',
      localDay.as('day'),
      'l.id',
      'company',
      'buyerCategory',
      'productCategories',
      'contactName',
      'contactTitle',
      'contactEmail',
      'contactPhone',
      'city',
      'state',
      'deletedAt',
    ])
    .where('s.userId', '=', userId)
    .orderBy('s.localDay', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const { count } = await db
    .selectFrom('sentLeads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return { received: rows.map(receivedJson), count }
}

type Row = Omit<ChosenLead, 'contactKey'> & {
  sentId: number
  day: string
  deletedAt: Date | null
  buyerCategory: ReceivedLead['buyer_category']
}

function receivedJson(row: Row): ReceivedLead {
  const contact = {
    name: row.contactName,
    title: row.contactTitle,
    email: row.contactEmail,
    phone: row.contactPhone,
    city: row.city,
    state: row.state,
  }
  return {
    id: row.sentId,
    day: row.day,
    company: row.company,
    buyer_category: row.buyerCategory,
    product_categories: row.productCategories,
    contact: row.deletedAt ? null : contact,
  }
}

declare module '#server/platform/database/database.ts' {
  interface Tables {
    sentLeads: SentLeadsTable
  }
}

type SentLeadsTable = {
  id: Generated<number>
  userId: number
  leadId: number
  /** The subscriber's local day; one lead per day. */
  localDay: string
  /** Outlives the lead, so that a re-added contact is not sent again. */
  contactKey: string
  sentAt: Date
}
