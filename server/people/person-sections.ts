import { sql, type RawBuilder } from 'kysely'

export type Known = { userId: number; email: string }

export type Section = {
  table: string
  whose: (person: Known) => RawBuilder<boolean>
  /** Columns that are secret or internal. */
  without?: string[]
  /** Read in parts, by its ids. */
  isLong?: true
}

const theirs = ({ userId }: Known) => sql<boolean>`user_id = ${userId}`
const buyers = ({ userId }: Known) => sql`select id from buyers where user_id = ${userId}`
const sellers = ({ userId }: Known) => sql`select id from sellers where user_id = ${userId}`
const ofBuyer = (person: Known) => sql<boolean>`buyer_id in (${buyers(person)})`
const ofSeller = (person: Known) => sql<boolean>`seller_id in (${sellers(person)})`
const ofEither = (person: Known) => sql<boolean>`(${ofBuyer(person)} or ${ofSeller(person)})`
const ofOffers = (person: Known) =>
  sql<boolean>`offer_id in (select id from offers where ${ofEither(person)})`
const ofBoughtOffers = (person: Known) =>
  sql<boolean>`offer_id in (select id from offers where ${ofBuyer(person)})`
const ofQuestions = (person: Known) =>
  sql<boolean>`question_id in (select id from product_questions where ${ofEither(person)})`
const ofOrders = (person: Known) =>
  sql<boolean>`purchase_order_id in (select id from purchase_orders where ${ofEither(person)})`
const ofClaims = (person: Known) =>
  sql<boolean>`claim_id in (select id from claims where ${ofOrders(person)})`
const ofSoldOrders = (person: Known) =>
  sql<boolean>`purchase_order_id in (select id from purchase_orders where ${ofSeller(person)})`
const ofImports = (person: Known) =>
  sql<boolean>`import_id in (select id from imports where ${ofSeller(person)})`
const ofLots = (person: Known) =>
  sql<boolean>`product_id in (select id from products where ${ofSeller(person)})`
const ofManifests = (person: Known) =>
  sql<boolean>`manifest_id in (select id from manifests where ${ofLots(person)})`

/** The sections of a person's export, by their name in the file. */
export const personSections: Record<string, Section> = {
  account: {
    table: 'users',
    whose: ({ userId }) => sql`id = ${userId}`,
    without: ['password_hash', 'mail_token'],
  },
  buying_company: { table: 'buyers', whose: theirs },
  selling_company: { table: 'sellers', whose: theirs },
  applications: { table: 'applications', whose: theirs, without: ['decided_by'] },
  // Those on orders are about the other side as well.
  notes_of_staff: {
    table: 'staff_notes',
    whose: ({ userId }) =>
      sql`(person_id = ${userId} or application_id in (select id from applications where user_id = ${userId}))`,
    without: ['author_user_id'],
  },
  sessions: { table: 'sessions', whose: theirs, without: ['id', 'token_hash', 'bearer_hash'] },
  known_browsers: { table: 'known_browsers', whose: theirs, without: ['token_hash'] },
  failed_sign_ins: { table: 'failed_sign_ins', whose: theirs },
  second_factor: {
    table: 'second_factors',
    whose: theirs,
    without: ['secret', 'pending_secret', 'last_period'],
  },
  acts: {
    table: 'audit_events',
    isLong: true,
    whose: ({ userId }) =>
      sql`(actor_user_id = ${userId} or subject = 'user ' || ${userId}::bigint or subject in (
        select 'seller ' || id from sellers where user_id = ${userId}))`,
    without: ['content_hash', 'chain_hash'],
  },
  mails: {
    table: 'mails',
    isLong: true,
    whose: ({ email }) => sql`lower(to_address) = lower(${email})`,
    without: ['unsubscribe_url', 'html', 'body_text'],
  },
  notifications: { table: 'notifications', isLong: true, whose: theirs },
  page_views: { table: 'page_views', isLong: true, whose: theirs },
  ship_to_addresses: { table: 'ship_to_addresses', whose: ofBuyer },
  saved_searches: { table: 'saved_searches', whose: ofBuyer },
  watched_lots: { table: 'watches', whose: ofBuyer },
  sheets_of_offers: { table: 'offer_sheets', whose: ofBuyer },
  daily_leads: { table: 'sample_profiles', whose: theirs },
  leads_sent: { table: 'sent_leads', isLong: true, whose: theirs, without: ['contact_key'] },
  listed_as_lead: {
    table: 'leads',
    whose: ({ email }) => sql`lower(contact_email) = lower(${email})`,
  },
  subscriptions: { table: 'subscriptions', whose: theirs },
  uploads: { table: 'uploads', whose: theirs },
  imports: { table: 'imports', isLong: true, whose: ofSeller },
  import_mappings: { table: 'import_mappings', whose: ofSeller, without: ['headers'] },
  file_headers: { table: 'file_headers', whose: theirs },
  import_words: { table: 'import_words', whose: ofSeller },
  import_issues: { table: 'import_issues', isLong: true, whose: ofImports },
  product_views: { table: 'product_views', whose: ofSeller },
  product_table_columns: { table: 'product_table_columns', whose: ofSeller },
  bulk_changes: { table: 'bulk_edits', whose: ofSeller, without: ['token'] },
  products: { table: 'products', isLong: true, whose: ofSeller, without: ['search'] },
  manifests: { table: 'manifests', isLong: true, whose: ofLots },
  manifest_rows: { table: 'manifest_rows', isLong: true, whose: ofManifests, without: ['search'] },
  offers: {
    table: 'offers',
    isLong: true,
    whose: ofEither,
    without: ['buyer_address', 'seller_address'],
  },
  offer_lines: { table: 'offer_lines', isLong: true, whose: ofOffers },
  offer_turns: {
    table: 'offer_revisions',
    isLong: true,
    whose: ofOffers,
    without: ['content_hash', 'chain_hash'],
  },
  offer_messages: {
    table: 'offer_messages',
    isLong: true,
    whose: ofOffers,
    without: ['content_hash', 'chain_hash'],
  },
  questions: { table: 'product_questions', isLong: true, whose: ofEither },
  question_messages: {
    table: 'question_messages',
    isLong: true,
    whose: ofQuestions,
    without: ['content_hash', 'chain_hash'],
  },
  po_documents: { table: 'offer_po_documents', whose: ofBoughtOffers, without: ['bytes'] },
  orders: {
    table: 'purchase_orders',
    isLong: true,
    whose: ofEither,
    without: ['buyer_address', 'seller_address'],
  },
  order_names: { table: 'purchase_order_names', whose: ofOrders },
  order_lines: {
    table: 'purchase_order_lines',
    isLong: true,
    whose: ofOrders,
    without: ['content_hash', 'chain_hash'],
  },
  order_events: {
    table: 'purchase_order_events',
    isLong: true,
    whose: ofOrders,
    without: ['content_hash', 'chain_hash'],
  },
  packing_shortages: { table: 'packing_shortages', whose: ofOrders, without: ['reported_by'] },
  invoice_details: { table: 'seller_invoice_details', whose: ofSeller, without: ['agreed_by'] },
  order_invoice_details: { table: 'purchase_order_sellers', whose: ofSoldOrders },
  resale_certificates: {
    table: 'resale_certificates',
    whose: ofBuyer,
    without: ['decided_by', 'reminded_at'],
  },
  order_certificates: {
    table: 'purchase_order_certificates',
    whose: ofOrders,
    without: ['certificate_id'],
  },
  received_units: { table: 'received_units', whose: ofOrders },
  claims: { table: 'claims', whose: ofOrders },
  claim_turns: { table: 'claim_turns', whose: ofClaims, without: ['actor_user_id'] },
  claim_photos: {
    table: 'claim_photos',
    whose: (person) => sql`turn_id in (select id from claim_turns where ${ofClaims(person)})`,
    // They are files of the archive.
    without: ['small', 'large'],
  },
  credits: {
    table: 'purchase_order_credits',
    isLong: true,
    whose: ofOrders,
    without: ['fee_cents'],
  },
  invoices: {
    table: 'papers',
    isLong: true,
    whose: (person) => sql`(${ofSeller(person)} or ${ofOrders(person)})`,
    without: ['content_hash', 'chain_hash'],
  },
  payout_account: {
    table: 'payout_accounts',
    whose: ofSeller,
    without: ['sealed_number', 'account_id', 'due', 'disabled_reason'],
  },
  debt_payments: { table: 'debt_payments', whose: ofSeller, without: ['url'] },
  payouts: {
    table: 'payouts',
    isLong: true,
    whose: ofSeller,
    without: ['begun_by', 'ended_by', 'account_id', 'provider_payout_id', 'attempt'],
  },
  payments: { table: 'checkout_sessions', isLong: true, whose: ofOrders, without: ['url'] },
  partial_refunds: {
    table: 'partial_refunds',
    isLong: true,
    whose: ofOrders,
    without: ['made_by', 'key'],
  },
  refunds: { table: 'refunds', isLong: true, whose: ofOrders },
}
