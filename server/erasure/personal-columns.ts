import { fieldNames } from '#market/products/by-field.ts'
import type { FieldKind } from '#market/products/field.ts'
import { fields } from '#market/products/fields.ts'
import { all, type Fate } from './fate.ts'
import { fatesOfMoney } from './personal-columns-of-money.ts'

/** What an erasure does to the text of a product's field. Figures are not text. */
const fateOfKind: Record<FieldKind, Fate | undefined> = {
  upc: 'stays',
  name: 'goes',
  line: 'goes',
  text: 'goes',
  category: 'stays',
  condition: 'stays',
  gender: 'stays',
  packaging: 'stays',
  month: 'stays',
  'weight unit': 'stays',
  'ship from': 'goes',
  'lead time': undefined,
  'freight terms': 'stays',
  'freight class': 'stays',
  'yes or no': undefined,
  price: undefined,
  units: undefined,
  minimum: undefined,
  count: undefined,
  measure: undefined,
}
const ofFields = Object.fromEntries(
  fieldNames.flatMap((name) => {
    const fate = fateOfKind[fields[name].kind]
    return fate ? [[name, fate]] : []
  }),
)

/**
 * Every column that can hold text, and what an erasure does to it. A column missing here fails a test: its
 * author has to say whether it holds personal data.
 */
export const fates: Record<string, Record<string, Fate>> = {
  ...fatesOfMoney,
  account_links: all('goes', 'kind', 'token_hash'),
  address_changes: all('stays', 'beginning'),
  applications: { ...all('stays', 'decision'), ...all('goes', 'reason') },
  approvals: {
    ...all('stays', 'act', 'outcome', 'stake'),
    ...all('goes', 'note', 'reason', 'subject_name'),
  },
  // A digest, kept for an hour.
  attempts: all('stays', 'key'),
  audit_events: {
    ...all('stays', 'act', 'subject', 'request_id'),
    ...all('goes', 'before', 'after'),
  },
  audit_seals: all('stays', 'hash'),
  bulk_edits: all('goes', 'action', 'lots'),
  buyers: {
    ...all('goes', 'name', 'annual_volume', 'ship_to', 'resale_channels', 'resale_states'),
    ...all('stays', 'category'),
  },
  curated_tags: all('stays', 'tag'),
  erasures: { ...all('stays', 'reason'), ...all('goes', 'email', 'words') },
  failed_rows: all('goes', 'csv'),
  file_headers: { ...all('goes', 'meaning', 'word'), ...all('stays', 'kind') },
  failed_sign_ins: all('goes', 'address'),
  idempotency_keys: { ...all('goes', 'key', 'fingerprint'), ...all('cut', 'answer') },
  import_changes: all('goes', 'before', 'after'),
  import_issues: all('goes', 'texts', 'upc'),
  import_lots: all('goes', 'lot'),
  import_mappings: all('goes', 'file_name', 'headers', 'mapping'),
  import_words: { ...all('goes', 'file_name', 'meaning', 'word'), ...all('stays', 'kind') },
  imports: all('goes', 'choice', 'file_name', 'key', 'state'),
  inbox_attachments: all('goes', 'bytes', 'name', 'type'),
  inbox_mails: {
    ...all('goes', 'from_address', 'message_id', 'to_address'),
    ...all('cut', 'body_text', 'html', 'subject'),
  },
  known_browsers: all('goes', 'address', 'token_hash', 'user_agent'),
  leads: {
    ...all(
      'goes',
      'city',
      'company',
      'consent_source',
      'contact_email',
      'contact_name',
      'contact_phone',
      'contact_title',
    ),
    ...all('stays', 'buyer_category', 'product_categories', 'state'),
  },
  // What was sold; what nobody bought goes as a whole.
  legal_pages: all('stays', 'body', 'name'),
  manifest_rows: all('stays', 'category', 'condition', 'name', 'search', 'upc'),
  manifests: {
    ...all('goes', 'file_name'),
    ...all('stays', 'categories', 'condition', 'conditions'),
  },
  mails: {
    ...all('stays', 'attachment', 'key'),
    ...all('goes', 'to_address'),
    ...all('cut', 'body_text', 'html', 'subject', 'unsubscribe_url'),
  },
  message_reads: all('stays', 'party'),
  gathered_offer_news: all('stays', 'party', 'kind'),
  notifications: { ...all('stays', 'key', 'kind', 'path'), ...all('cut', 'detail', 'title') },
  // What was agreed; the text is put together from choices.
  offer_lines: all('stays', 'lot', 'resale_terms'),
  offer_messages: { ...all('goes', 'text'), ...all('stays', 'party') },
  product_questions: all('stays', 'written_by'),
  question_messages: { ...all('goes', 'text'), ...all('stays', 'party') },
  packing_shortages: all('stays', 'answer', 'missing', 'outcome'),
  offer_po_documents: all('goes', 'bytes', 'document_kind'),
  offer_revisions: { ...all('goes', 'note'), ...all('stays', 'act', 'lines', 'party') },
  offer_sheets: all('goes', 'answer', 'key'),
  offers: {
    ...all('stays', 'closed_reason', 'state'),
    ...all('goes', 'buyer_address', 'buyer_po_number', 'seller_address'),
  },
  page_views: all('cut', 'path', 'title'),
  photo_addresses: all('goes', 'address', 'photo', 'problem'),
  photo_hosts: all('goes', 'host'),
  processes: all('stays', 'commit', 'figures', 'files', 'keys', 'name', 'redis', 'version'),
  product_table_columns: all('goes', 'columns'),
  product_views: all('goes', 'name', 'shown'),
  price_schedules: all('stays', 'made_for', 'steps'),
  price_steps: all('stays', 'kind'),
  products: {
    ...all('goes', 'photos', 'search', 'seller_name', 'ships_from', 'ships_from_state', 'tags'),
    ...all('stays', 'resale_terms'),
    ...ofFields,
  },
  // By `erase_names`.
  purchase_order_names: all('goes', 'buyer_name', 'seller_name'),
  purchase_order_events: {
    ...all('stays', 'event', 'from_status', 'party', 'to_status'),
    ...all('goes', 'note'),
  },
  // What was sold.
  purchase_order_lines: all(
    'stays',
    'condition',
    'image',
    'lot',
    'name',
    'resale_terms',
    'sku',
    'upc',
  ),
  purchase_orders: {
    ...all('stays', 'carrier', 'status'),
    ...all('goes', 'buyer_address', 'seller_address', 'ship_to', 'tracking_number', 'more_parcels'),
  },
  recovery_codes: all('goes', 'code_hash'),
  release_notes: all('stays', 'body'),
  sample_profiles: {
    ...all('stays', 'buyer_categories', 'seller_categories', 'time_zone'),
    ...all('cut', 'current_buyer_relationships', 'selected_buyers'),
  },
  sandbox_deliveries: all('stays', 'event_id'),
  sandbox_idempotency: { ...all('stays', 'fingerprint', 'key'), ...all('cut', 'answer') },
  sandbox_objects: { ...all('stays', 'id', 'kind'), ...all('cut', 'body') },
  saved_searches: all('goes', 'criteria', 'name', 'sort'),
  schedule_ticks: all('stays', 'name'),
  schema_migrations: all('stays', 'name', 'sha256'),
  search_words: all('goes', 'beginnings', 'word'),
  second_factors: all('goes', 'pending_secret', 'secret'),
  sellers: {
    ...all(
      'goes',
      'annual_volume',
      'banner',
      'description',
      'insta_handle',
      'instagram_count',
      'logo',
      'name',
      'tiktok_count',
      'tiktok_handle',
      'resale_terms',
      'ships_from',
    ),
    ...all('stays', 'category'),
    ...all('cut', 'current_buyer_relationships'),
  },
  sent_leads: all('goes', 'contact_key'),
  ship_to_addresses: all('goes', 'label', 'receiving_hours', 'ship_to'),
  sessions: all('goes', 'bearer_hash', 'origin', 'token_hash', 'user_agent'),
  staff_notes: all('cut', 'text'),
  stock_movements: all('stays', 'reason'),
  unshown_photos: all('goes', 'photo'),
  uploads: all('goes', 'digest', 'key', 'kind', 'network', 'photo'),
  users: {
    ...all(
      'goes',
      'company_key',
      'email',
      'full_name',
      'muted_mails',
      'password_hash',
      'photo',
      'time_zone',
    ),
    ...all('stays', 'staff_role', 'status'),
  },
  watches: all('stays', 'seen_as'),
  worker_heartbeats: all('stays', 'worker_id'),
  'graphile_worker._private_job_queues': all('stays', 'locked_by', 'queue_name'),
  'graphile_worker._private_jobs': {
    ...all('cut', 'last_error', 'payload'),
    ...all('stays', 'flags', 'key', 'locked_by'),
  },
  'graphile_worker._private_known_crontabs': all('stays', 'identifier'),
  'graphile_worker._private_tasks': all('stays', 'identifier'),
}
