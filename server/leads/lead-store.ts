import { sql } from 'kysely'
import type { LeadForm } from '#market/leads/lead.ts'
import { LEAD_THERE } from '#market/leads/lead.ts'
import type { LeadFilters } from '#market/leads/leads-list.ts'
import type {
  SampleBuyerCategory,
  SampleSellerCategory,
} from '#market/sample-profiles/sample-categories.ts'
import { lockName } from '#server/platform/database/advisory-locks.ts'
import { containing } from '#server/platform/database/containing.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { columnsOf, sentCount, type LeadRow } from './lead-row.ts'
import { leadColumns } from './lead-tables.ts'

/** Those after another one, in the order they were added. */
export const leadsAfter = (tx: Tx, filters: LeadFilters, { id, most }: After) =>
  tx
    .selectFrom('leads')
    .select(leadColumns)
    .where(matching(filters))
    .where('id', '>', id)
    .orderBy('id')
    .limit(most)
    .execute()
type After = { id: number; most: number }

const matching = ({ search, buyer_category: buyer, product_category: product }: LeadFilters) =>
  sql.join<boolean>(
    [
      isInDirectory,
      ...(search ? [isFound(containing(search))] : []),
      ...(buyer ? [isOfBuyer(buyer)] : []),
      ...(product ? [isOfProduct(product)] : []),
    ],
    sql` and `,
  )

export const isInDirectory = sql<boolean>`leads.deleted_at is null`

/** Whether a lead contains a pattern for `ilike`. */
export const isFound = (pattern: string) =>
  sql<boolean>`(company ilike ${pattern} or contact_name ilike ${pattern} or contact_email ilike ${pattern}
    or city ilike ${pattern} or state ilike ${pattern})`

export const isOfBuyer = (category: SampleBuyerCategory) =>
  sql<boolean>`buyer_category = ${category}`

export const isOfProduct = (category: SampleSellerCategory) =>
  sql<boolean>`${category} = any(product_categories)`

export async function findLead(db: Database | Tx, id: number): Promise<LeadRow> {
  const row = await db
    .selectFrom('leads')
    .select(leadColumns)
    .select(sentCount.as('sentCount'))
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!row) throw new Refusal('Not found', 404)
  return row
}

export async function lockLead(tx: Tx, id: number): Promise<LeadRow> {
  await tx.selectFrom('leads').select('id').where('id', '=', id).forUpdate().execute()
  return findLead(tx, id)
}

/** The one there is of a company and an email address. */
export const findTwin = (tx: Tx, { company, contact_email: email }: LeadForm) =>
  tx
    .selectFrom('leads')
    .select(leadColumns)
    .where(sql<boolean>`lower(company) = lower(${company})`)
    .where(sql<boolean>`lower(contact_email) = lower(${email})`)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** One writer of the directory at a time, so that no lead comes in twice. */
export const lockDirectory = (tx: Tx) => lockName(tx, 'leads')

export async function refuseTwin(tx: Tx, lead: LeadForm, except?: number) {
  const twin = await findTwin(tx, lead)
  if (!twin || twin.id === except) return
  throw new Refusal(LEAD_THERE, 422, { fields: { contact_email: [LEAD_THERE] } })
}

export const insertLead = (tx: Tx, lead: LeadForm) =>
  tx
    .insertInto('leads')
    .values({ ...columnsOf(lead), deletedAt: null })
    .returning('id')
    .executeTakeFirstOrThrow()

export async function updateLead(tx: Tx, id: number, lead: LeadForm) {
  await tx
    .updateTable('leads')
    .set({ ...columnsOf(lead), updatedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Deletes the contact; company and record of consent stay. */
export async function deleteContact(tx: Tx, id: number) {
  await tx
    .updateTable('leads')
    .set({
      contactName: '',
      contactTitle: '',
      contactEmail: '',
      contactPhone: '',
      city: '',
      state: '',
      deletedAt: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute()
}

/** Subscribers who wait for a lead that matches. */
export async function countWaiting(db: Database | Tx) {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from sample_profiles p
    where p.ran_out_at is not null and exists (select from subscriptions s
      where s.user_id = p.user_id and (s.ends_at is null or s.ends_at > now()))`.execute(db)
  return rows[0]?.count ?? 0
}
