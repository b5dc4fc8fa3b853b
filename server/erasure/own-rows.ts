import { sql, type RawBuilder } from 'kysely'
import { ERASED, ERASED_COMPANY } from '#market/people/erasure.ts'
import type { Erasing } from './erasure-store.ts'
import { untilNone, type Step } from './step.ts'

const AT_ONCE = 500

type Whose = (person: Erasing) => RawBuilder<boolean> | undefined

const ofUser: Whose = ({ userId }) => sql`user_id = ${userId}`
const ofBuyer: Whose = ({ buyerId }) => (buyerId === null ? undefined : sql`buyer_id = ${buyerId}`)
const ofSeller: Whose = ({ sellerId }) =>
  sellerId === null ? undefined : sql`seller_id = ${sellerId}`
const ofImports: Whose = ({ sellerId }) =>
  sellerId === null
    ? undefined
    : sql`import_id in (select id from imports where seller_id = ${sellerId})`

/** What staff wrote about them, their application and their orders: nobody can tell what of it names the person. */
const notedOn: Whose = ({ userId, buyerId, sellerId }) =>
  sql`(person_id = ${userId} or application_id in (select id from applications where user_id = ${userId})
    or purchase_order_id in (
      select id from purchase_orders where buyer_id = ${buyerId} or seller_id = ${sellerId}))`

/** Rows about this person alone that nothing refers to. */
const removed: Record<string, Whose> = {
  known_browsers: ofUser,
  failed_sign_ins: ofUser,
  idempotency_keys: ofUser,
  notifications: ofUser,
  gathered_offer_news: ofUser,
  release_note_dismissals: ofUser,
  sent_leads: ofUser,
  sample_profiles: ofUser,
  staff_notes: notedOn,
  // An order stays with whom it was assigned to.
  assignments: ({ userId }) =>
    sql`(person_id = ${userId} or application_id in (select id from applications where user_id = ${userId}))`,
  saved_searches: ofBuyer,
  ship_to_addresses: ofBuyer,
  watches: ofBuyer,
  offer_sheets: ofBuyer,
  claim_photos: ({ buyerId }) =>
    buyerId === null
      ? undefined
      : sql`turn_id in (select t.id from claim_turns t join claims c on c.id = t.claim_id
          join purchase_orders o on o.id = c.purchase_order_id where o.buyer_id = ${buyerId})`,
  offer_po_documents: ({ buyerId }) =>
    buyerId === null
      ? undefined
      : sql`offer_id in (select id from offers where buyer_id = ${buyerId})`,
  // With their documents. What an order was paid with stays for its seller.
  resale_certificates: ({ buyerId }) =>
    buyerId === null
      ? undefined
      : sql`buyer_id = ${buyerId} and not exists (
          select from purchase_order_certificates k where k.certificate_id = resale_certificates.id)`,
  bulk_edits: ofSeller,
  // An erased seller is paid by hand, if anything is left.
  payout_accounts: ofSeller,
  product_views: ofSeller,
  product_table_columns: ofSeller,
  import_issues: ofImports,
  import_changes: ofImports,
  import_lots: ofImports,
  failed_rows: ofImports,
  imports: ofSeller,
  import_mappings: ofSeller,
  import_words: ofSeller,
  file_headers: ofUser,
}

export const removing = Object.entries(removed).map(([table, whose]): Step => {
  const name = sql.table(table)
  return untilNone((person) => {
    const theirs = whose(person)
    return (
      theirs &&
      sql`delete from ${name} where ctid = any(array(
        select ctid from ${name} where ${theirs} limit ${AT_ONCE} for update))`
    )
  })
})

type Blanking = { table: string; whose: Whose; blank: Record<string, RawBuilder<unknown>> }

const erased = sql`${ERASED}::text`
const nothing = sql`null`

/** Rows that others refer to: only their personal columns are blanked. */
export const blanked: Blanking[] = [
  { table: 'applications', whose: ofUser, blank: { reason: sql`left(reason, 0)` } },
  {
    table: 'purchase_orders',
    whose: ofBuyer,
    // State and country stay, for figures and taxes.
    blank: {
      ship_to: sql`jsonb_build_object('name', ${erased}, 'line1', ${erased}, 'city', ${erased}, 'postal_code', ${erased},
        'state', ship_to -> 'state', 'country', ship_to -> 'country')`,
      tracking_number: nothing,
      more_parcels: sql`'[]'`,
    },
  },
  {
    table: 'offers',
    whose: ofBuyer,
    blank: { buyer_po_number: nothing },
  },
  {
    table: 'seller_invoice_details',
    whose: ofSeller,
    blank: {
      legal_name: sql`${ERASED_COMPANY}::text`,
      street: erased,
      city: erased,
      tax_id: nothing,
    },
  },
  {
    table: 'refunds',
    whose: ({ buyerId, sellerId }) =>
      sql`purchase_order_id in (select id from purchase_orders where buyer_id = ${buyerId} or seller_id = ${sellerId})`,
    blank: { return_note: sql`case when return_note is not null then ${erased} end` },
  },
  {
    table: 'partial_refunds',
    whose: ({ buyerId, sellerId }) =>
      sql`purchase_order_id in (select id from purchase_orders where buyer_id = ${buyerId} or seller_id = ${sellerId})`,
    blank: {
      reason: erased,
      return_note: sql`case when return_note is not null then ${erased} end`,
    },
  },
  {
    table: 'claim_turns',
    whose: ({ buyerId, sellerId }) =>
      sql`claim_id in (select c.id from claims c join purchase_orders o on o.id = c.purchase_order_id
        where o.buyer_id = ${buyerId} or o.seller_id = ${sellerId})`,
    blank: { words: sql`case when words <> '' then ${erased} else words end` },
  },
  {
    table: 'approvals',
    whose: ({ buyerId, sellerId }) =>
      sql`act in ('refund', 'partial_refund') and subject_id in (
        select id from purchase_orders where buyer_id = ${buyerId} or seller_id = ${sellerId})`,
    blank: {
      note: sql`case when note is not null then ${erased} end`,
      reason: sql`case when reason is not null then ${erased} end`,
    },
  },
  {
    table: 'approvals',
    whose: ({ sellerId }) =>
      sellerId === null ? undefined : sql`act in ('fee', 'write_off') and subject_id = ${sellerId}`,
    blank: {
      subject_name: sql`${ERASED_COMPANY}::text`,
      note: sql`case when note is not null then ${erased} end`,
      reason: sql`case when reason is not null then ${erased} end`,
    },
  },
  {
    table: 'checkout_sessions',
    whose: ({ buyerId }) =>
      buyerId === null
        ? undefined
        : sql`purchase_order_id in (select id from purchase_orders where buyer_id = ${buyerId})`,
    blank: { url: nothing },
  },
  {
    table: 'resale_certificates',
    whose: ofBuyer,
    blank: {
      reason: sql`case when reason is not null then ${erased} end`,
      removed_at: sql`coalesce(removed_at, now())`,
    },
  },
  { table: 'subscription_checkouts', whose: ofUser, blank: { url: nothing } },
  {
    // Which subscribers got them as a lead: a digest of an address can be guessed.
    table: 'sent_leads',
    whose: ({ email }) => sql`contact_key = md5(lower(${email}))`,
    blank: { contact_key: sql`'erased-' || lead_id` },
  },
  {
    table: 'leads',
    whose: ({ email }) => sql`lower(contact_email) = lower(${email})`,
    blank: {
      company: erased,
      contact_name: erased,
      contact_title: sql`''`,
      contact_email: sql`'erased-' || id`,
      contact_phone: sql`''`,
      city: sql`''`,
      consent_source: erased,
      deleted_at: sql`coalesce(deleted_at, now())`,
    },
  },
]

export const blanking = blanked.map(({ table, whose, blank }): Step => {
  const name = sql.table(table)
  const columns = Object.entries(blank)
  const before = sql.join(columns.map(([column]) => sql.ref(column)))
  const after = sql.join(columns.map(([, value]) => value))
  const set = sql.join(columns.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))
  return untilNone((person) => {
    const theirs = whose(person)
    return (
      theirs &&
      sql`update ${name} set ${set} where ctid = any(array(
        select ctid from ${name} where ${theirs} and row(${before}) is distinct from row(${after})
        limit ${AT_ONCE} for no key update))`
    )
  })
})
