-- The tables, as the migrations beside this file leave them: to be read, never run and never edited.
-- A test compares it with the catalogue of a migrated database, and writes it anew when asked:
--   npx vitest run --project server server/platform/database/schema.test.ts -u

create extension pg_trgm;

create sequence offer_numbers as bigint start 10001 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;

create sequence purchase_order_numbers as bigint start 10001 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;

create table account_links (
  id bigint not null generated always as identity,
  user_id bigint not null,
  kind text not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  uses smallint not null default 0,
  session_id uuid,
  password_chosen boolean not null default false,
  constraint account_links_pkey PRIMARY KEY (id),
  constraint account_links_token_hash_key UNIQUE (token_hash),
  constraint account_links_kind_check CHECK (kind = ANY (ARRAY['magic'::text, 'reset'::text])),
  constraint account_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX account_links_user ON public.account_links USING btree (user_id);

create table address_changes (
  user_id bigint not null,
  beginning text[],
  begun_at timestamp with time zone not null default now(),
  carried_at timestamp with time zone not null default now(),
  constraint address_changes_pkey PRIMARY KEY (user_id),
  constraint address_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table applications (
  id bigint not null generated always as identity,
  user_id bigint not null,
  submitted_at timestamp with time zone not null default now(),
  decision text,
  reason text,
  decided_at timestamp with time zone,
  decided_by bigint,
  constraint applications_pkey PRIMARY KEY (id),
  constraint applications_user_id_key UNIQUE (user_id),
  constraint applications_check CHECK ((decision IS NULL) = (decided_at IS NULL)),
  constraint applications_check1 CHECK (decision IS DISTINCT FROM 'denied'::text OR reason IS NOT NULL),
  constraint applications_decision_check CHECK (decision = ANY (ARRAY['approved'::text, 'denied'::text])),
  constraint applications_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint applications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX applications_decided ON public.applications USING btree (decided_at DESC, id DESC) WHERE (decision IS NOT NULL);
CREATE INDEX applications_waiting ON public.applications USING btree (submitted_at, id) WHERE (decision IS NULL);

create table approvals (
  id bigint not null generated always as identity,
  act text not null,
  subject_id bigint not null,
  subject_name text not null,
  stake jsonb not null,
  note text,
  asked_by bigint not null,
  asked_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  outcome text,
  decided_by bigint,
  decided_at timestamp with time zone,
  reason text,
  confirmed_alone boolean not null default false,
  constraint approvals_pkey PRIMARY KEY (id),
  constraint approvals_act_check CHECK (act = ANY (ARRAY['refund'::text, 'partial_refund'::text, 'fee'::text, 'write_off'::text])),
  constraint approvals_check CHECK ((outcome IS NULL) = (decided_at IS NULL)),
  constraint approvals_check1 CHECK ((outcome IS NULL OR outcome = 'expired'::text) = (decided_by IS NULL)),
  constraint approvals_check2 CHECK (outcome <> 'approved'::text OR (decided_by = asked_by) = confirmed_alone),
  constraint approvals_outcome_check CHECK (outcome = ANY (ARRAY['approved'::text, 'declined'::text, 'withdrawn'::text, 'expired'::text])),
  constraint approvals_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id),
  constraint approvals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id)
);
CREATE INDEX approvals_decided ON public.approvals USING btree (decided_at DESC, id DESC) WHERE (outcome IS NOT NULL);
CREATE INDEX approvals_over ON public.approvals USING btree (expires_at) WHERE (outcome IS NULL);
CREATE UNIQUE INDEX approvals_waiting ON public.approvals USING btree (act, subject_id) WHERE (outcome IS NULL);

create table assignments (
  id bigint not null generated always as identity,
  application_id bigint,
  purchase_order_id bigint,
  person_id bigint,
  assignee_id bigint not null,
  assigned_by bigint not null,
  assigned_at timestamp with time zone not null default now(),
  snoozed_until timestamp with time zone,
  constraint assignments_pkey PRIMARY KEY (id),
  constraint assignments_application_id_key UNIQUE (application_id),
  constraint assignments_person_id_key UNIQUE (person_id),
  constraint assignments_purchase_order_id_key UNIQUE (purchase_order_id),
  constraint assignments_check CHECK (num_nonnulls(application_id, purchase_order_id, person_id) = 1),
  constraint assignments_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  constraint assignments_assigned_by_fkey FOREIGN KEY (assigned_by) REFERENCES users(id),
  constraint assignments_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES users(id),
  constraint assignments_person_id_fkey FOREIGN KEY (person_id) REFERENCES users(id),
  constraint assignments_purchase_order_id_fkey FOREIGN KEY (purchase_order_id) REFERENCES purchase_orders(id)
);
CREATE INDEX assignments_assignee ON public.assignments USING btree (assignee_id);
CREATE INDEX assignments_by ON public.assignments USING btree (assigned_by);

create table attempts (
  key text not null,
  at timestamp with time zone not null default now()
);
CREATE INDEX attempts_key ON public.attempts USING btree (key, at);

create table audit_events (
  id bigint not null generated always as identity,
  at timestamp with time zone not null default now(),
  actor_user_id bigint,
  act text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  request_id text,
  erased_at timestamp with time zone,
  content_hash bytea,
  constraint audit_events_pkey PRIMARY KEY (id),
  constraint audit_events_actor_user_id_fkey FOREIGN KEY (actor_user_id) REFERENCES users(id)
);
CREATE INDEX audit_events_actor ON public.audit_events USING btree (actor_user_id, id);
CREATE INDEX audit_events_subject ON public.audit_events USING btree (subject, at);
CREATE TRIGGER audit_events_digest BEFORE INSERT ON audit_events FOR EACH ROW EXECUTE FUNCTION digest_audit_event();
CREATE TRIGGER audit_events_same BEFORE UPDATE ON audit_events FOR EACH ROW WHEN (old.content_hash IS NOT NULL) EXECUTE FUNCTION keep_history('before', 'after', 'erased_at');
CREATE TRIGGER audit_events_stay BEFORE DELETE ON audit_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_events_stay_all BEFORE TRUNCATE ON audit_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table audit_seals (
  through_id bigint not null,
  events bigint not null,
  hash bytea not null,
  sealed_at timestamp with time zone not null default now(),
  constraint audit_seals_pkey PRIMARY KEY (through_id)
);
CREATE TRIGGER audit_seals_stay BEFORE DELETE OR UPDATE ON audit_seals FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_seals_stay_all BEFORE TRUNCATE ON audit_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table bulk_edits (
  token uuid not null default gen_random_uuid(),
  seller_id bigint not null,
  action text not null,
  lots jsonb not null,
  at timestamp with time zone not null default now(),
  undone_at timestamp with time zone,
  constraint bulk_edits_pkey PRIMARY KEY (token),
  constraint bulk_edits_action_check CHECK (action = ANY (ARRAY['price'::text, 'units'::text, 'category'::text, 'minimum'::text, 'packaging'::text, 'condition'::text, 'terms'::text, 'tag'::text, 'untag'::text, 'pause'::text, 'resume'::text, 'delete'::text])),
  constraint bulk_edits_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id) ON DELETE CASCADE
);
CREATE INDEX bulk_edits_at ON public.bulk_edits USING btree (at);

create table buyers (
  id bigint not null generated always as identity,
  user_id bigint not null,
  name text not null,
  category text not null,
  annual_volume text,
  ship_to jsonb,
  created_at timestamp with time zone not null default now(),
  resale_channels text[] not null default '{}'::text[],
  resale_states text[] not null default '{}'::text[],
  po_number_required boolean not null default false,
  constraint buyers_pkey PRIMARY KEY (id),
  constraint buyers_user_id_key UNIQUE (user_id),
  constraint buyers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX buyers_words ON public.buyers USING gin (name gin_trgm_ops);
CREATE TRIGGER buyers_company AFTER INSERT OR UPDATE OF user_id, name ON buyers FOR EACH ROW EXECUTE FUNCTION know_company();
CREATE TRIGGER buyers_default_address AFTER INSERT OR UPDATE OF ship_to ON buyers FOR EACH ROW WHEN (new.ship_to IS NOT NULL) EXECUTE FUNCTION keep_default_address();

create table checkout_sessions (
  id bigint not null generated always as identity,
  purchase_order_id bigint not null,
  provider_session_id text,
  url text,
  status text not null default 'opening'::text,
  amount_cents bigint not null,
  payment_intent_id text,
  paid boolean not null default false,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  stage text not null default 'unpaid'::text,
  revision integer not null default 0,
  constraint checkout_sessions_pkey PRIMARY KEY (id),
  constraint checkout_sessions_provider_session_id_key UNIQUE (provider_session_id),
  constraint checkout_sessions_amount_cents_check CHECK (amount_cents > 0),
  constraint checkout_sessions_stage_check CHECK (stage = ANY (ARRAY['unpaid'::text, 'processing'::text, 'needs-action'::text, 'failed'::text, 'paid'::text])),
  constraint checkout_sessions_status_check CHECK (status = ANY (ARRAY['opening'::text, 'open'::text, 'complete'::text, 'expired'::text])),
  constraint checkout_sessions_purchase_order_id_fkey FOREIGN KEY (purchase_order_id) REFERENCES purchase_orders(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX checkout_sessions_one_open ON public.checkout_sessions USING btree (purchase_order_id) WHERE (status = ANY (ARRAY['opening'::text, 'open'::text]));
CREATE INDEX checkout_sessions_order ON public.checkout_sessions USING btree (purchase_order_id, id);
CREATE INDEX checkout_sessions_payment ON public.checkout_sessions USING btree (payment_intent_id);
CREATE INDEX checkout_sessions_unsettled ON public.checkout_sessions USING btree (id) WHERE ((status = ANY (ARRAY['opening'::text, 'open'::text])) OR (stage = ANY (ARRAY['processing'::text, 'needs-action'::text])));

create table claim_photos (
  id bigint not null generated always as identity,
  turn_id bigint not null,
  small bytea not null,
  large bytea not null,
  constraint claim_photos_pkey PRIMARY KEY (id),
  constraint claim_photos_turn_id_fkey FOREIGN KEY (turn_id) REFERENCES claim_turns(id) ON DELETE CASCADE
);
CREATE INDEX claim_photos_turn ON public.claim_photos USING btree (turn_id, id);

create table claim_turns (
  id bigint not null generated always as identity,
  claim_id bigint not null,
  act text not null,
  party text not null,
  actor_user_id bigint,
  reason text,
  quantity integer,
  amount_cents bigint,
  words text not null default ''::text,
  at timestamp with time zone not null default now(),
  constraint claim_turns_pkey PRIMARY KEY (id),
  constraint claim_turns_act_check CHECK (act = ANY (ARRAY['report'::text, 'join'::text, 'accept'::text, 'propose'::text, 'decline'::text, 'ask_staff'::text, 'withdraw'::text, 'expire'::text, 'settle'::text])),
  constraint claim_turns_amount_cents_check CHECK (amount_cents > 0),
  constraint claim_turns_party_check CHECK (party = ANY (ARRAY['buyer'::text, 'seller'::text, 'admin'::text, 'system'::text])),
  constraint claim_turns_quantity_check CHECK (quantity > 0),
  constraint claim_turns_reason_check CHECK (reason = ANY (ARRAY['short'::text, 'damaged'::text, 'wrong_item'::text, 'not_as_described'::text])),
  constraint claim_turns_words_check CHECK (length(words) <= 2000),
  constraint claim_turns_actor_user_id_fkey FOREIGN KEY (actor_user_id) REFERENCES users(id),
  constraint claim_turns_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES claims(id) ON DELETE CASCADE
);
CREATE INDEX claim_turns_claim ON public.claim_turns USING btree (claim_id, id);

create table claims (
  id bigint not null generated always as identity,
  purchase_order_id bigint not null,
  line_id bigint not null,
  state text not null,
  reason text not null,
  quantity integer not null,
  proposed_cents bigint,
  settled_cents bigint,
  refund_id bigint,
  answer_by date,
  version integer not null default 1,
  opened_at timestamp with time zone not null default now(),
  staff_since timestamp with time zone,
  closed_at timestamp with time zone,
  constraint claims_pkey PRIMARY KEY (id),
  constraint claims_check CHECK ((answer_by IS NOT NULL) = (state = ANY (ARRAY['seller_review'::text, 'buyer_review'::text]))),
  constraint claims_check1 CHECK ((closed_at IS NOT NULL) = (state = ANY (ARRAY['settled'::text, 'declined'::text, 'withdrawn'::text]))),
  constraint claims_check2 CHECK ((state = 'settled'::text) = (settled_cents IS NOT NULL)),
  constraint claims_check3 CHECK ((state = 'settled'::text) = (refund_id IS NOT NULL)),
  constraint claims_proposed_cents_check CHECK (proposed_cents > 0),
  constraint claims_quantity_check CHECK (quantity > 0),
  constraint claims_reason_check CHECK (reason = ANY (ARRAY['short'::text, 'damaged'::text, 'wrong_item'::text, 'not_as_described'::text])),
  constraint claims_settled_cents_check CHECK (settled_cents > 0),
  constraint claims_state_check CHECK (state = ANY (ARRAY['seller_review'::text, 'buyer_review'::text, 'staff_review'::text, 'settled'::text, 'declined'::text, 'withdrawn'::text])),
  constraint claims_line_id_fkey FOREIGN KEY (line_id) REFERENCES purchase_order_lines(id),
  constraint claims_purchase_order_id_fkey FOREIGN KEY (purchase_order_id) REFERENCES purchase_orders(id) ON DELETE CASCADE,
  constraint claims_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES partial_refunds(id)
);
CREATE INDEX claims_answer_by ON public.claims USING btree (answer_by) WHERE (answer_by IS NOT NULL);
CREATE INDEX claims_line ON public.claims USING btree (line_id);
CREATE UNIQUE INDEX claims_one_open ON public.claims USING btree (line_id) WHERE (closed_at IS NULL);
CREATE INDEX claims_order ON public.claims USING btree (purchase_order_id);
CREATE INDEX claims_refund ON public.claims USING btree (refund_id) WHERE (refund_id IS NOT NULL);

create table curated_tags (
  tag text not null,
  product_ids bigint[] not null default '{}'::bigint[],
  constraint curated_tags_pkey PRIMARY KEY (tag)
);

create table debt_payments (
  id bigint not null generated always as identity,
  seller_id bigint not null,
  amount_cents bigint not null,
  status text not null default 'opening'::text,
  provider_session_id text,
  url text,
  payment_intent_id text,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint debt_payments_pkey PRIMARY KEY (id),
  constraint debt_payments_provider_session_id_key UNIQUE (provider_session_id),
  constraint debt_payments_amount_cents_check CHECK (amount_cents > 0),
  constraint debt_payments_status_check CHECK (status = ANY (ARRAY['opening'::text, 'open'::text, 'paid'::text, 'expired'::text])),
  constraint debt_payments_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id)
);
CREATE UNIQUE INDEX debt_payments_open ON public.debt_payments USING btree (seller_id) WHERE (status = ANY (ARRAY['opening'::text, 'open'::text]));
CREATE INDEX debt_payments_seller ON public.debt_payments USING btree (seller_id, id);

create table disputes (
  id text not null,
  purchase_order_id bigint,
  payment_intent_id text not null,
  status text not null,
  amount_cents bigint not null,
  reason text not null,
  respond_by timestamp with time zone,
  revision integer not null default 1,
  created_at timestamp with time zone not null,
  fee_cents bigint not null default 0,
  debt_payment_id bigint,
  constraint disputes_pkey PRIMARY KEY (id),
  constraint disputes_amount_cents_check CHECK (amount_cents >= 0),
  constraint disputes_fee_cents_check CHECK (fee_cents >= 0),
  constraint disputes_of_one CHECK (num_nonnulls(purchase_order_id, debt_payment_id) = 1),
  constraint disputes_status_check CHECK (status = ANY (ARRAY['warning'::text, 'open'::text, 'won'::text, 'lost'::text, 'closed'::text])),
  constraint disputes_debt_payment_id_fkey FOREIGN KEY (debt_payment_id) REFERENCES debt_payments(id),
  constraint disputes_purchase_order_id_fkey FOREIGN KEY (purchase_order_id) REFERENCES purchase_orders(id) ON DELETE CASCADE
);
CREATE INDEX disputes_debt_payment ON public.disputes USING btree (debt_payment_id) WHERE (debt_payment_id IS NOT NULL);
CREATE INDEX disputes_order ON public.disputes USING btree (purchase_order_id);

create table erasures (
  id bigint not null generated always as identity,
  user_id bigint not null,
  asked_at timestamp with time zone not null default now(),
  asked_by bigint,
  reason text not null,
  email text,
  words text[] not null default '{}'::text[],
  step integer not null default 0,
  steps integer not null default 0,
  reached bigint not null default 0,
  rows_done bigint not null default 0,
  carried_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  constraint erasures_pkey PRIMARY KEY (id),
  constraint erasures_user_id_key UNIQUE (user_id),
  constraint erasures_check CHECK (finished_at IS NULL OR email IS NULL AND words = '{}'::text[]),
  constraint erasures_reason_check CHECK (reason = ANY (ARRAY['asked'::text, 'unused'::text, 'duty'::text])),
  constraint erasures_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id),
  constraint erasures_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX erasures_unfinished ON public.erasures USING btree (carried_at) WHERE (finished_at IS NULL);

create table failed_rows (
  import_id bigint not null,
  rows integer not null,
  csv bytea not null,
  constraint failed_rows_pkey PRIMARY KEY (import_id),
  constraint failed_rows_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE
);

create table failed_sign_ins (
  user_id bigint not null,
  address text not null,
  hour timestamp with time zone not null,
  tries integer not null default 1,
  constraint failed_sign_ins_pkey PRIMARY KEY (user_id, hour, address)
);

create table file_headers (
  user_id bigint not null,
  kind text not null,
  word text not null,
  meaning text,
  used_at timestamp with time zone not null default now(),
  constraint file_headers_pkey PRIMARY KEY (user_id, kind, word),
  constraint file_headers_kind_check CHECK (kind = ANY (ARRAY['manifest'::text, 'offers'::text, 'leads'::text])),
  constraint file_headers_meaning_check CHECK (char_length(meaning) <= 100),
  constraint file_headers_word_check CHECK (char_length(word) <= 100),
  constraint file_headers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table gathered_offer_news (
  offer_id bigint not null,
  revision integer not null,
  user_id bigint not null,
  party text not null,
  kind text not null,
  created_at timestamp with time zone not null default now(),
  constraint gathered_offer_news_pkey PRIMARY KEY (offer_id, revision, user_id, kind),
  constraint gathered_offer_news_party_check CHECK (party = ANY (ARRAY['buyer'::text, 'seller'::text])),
  constraint gathered_offer_news_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES offers(id) ON DELETE CASCADE,
  constraint gathered_offer_news_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX gathered_offer_news_of_reader ON public.gathered_offer_news USING btree (user_id, created_at);

create table idempotency_keys (
  user_id bigint not null,
  key text not null,
  fingerprint bytea not null,
  claim integer not null default 1,
  claimed_until timestamp with time zone not null,
  acted_at timestamp with time zone,
  status integer,
  answer text,
  created_at timestamp with time zone not null default now(),
  constraint idempotency_keys_pkey PRIMARY KEY (user_id, key),
  constraint idempotency_keys_key_check CHECK (char_length(key) >= 1 AND char_length(key) <= 255),
  constraint idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX idempotency_keys_created ON public.idempotency_keys USING btree (created_at);

create table import_changes (
  import_id bigint not null,
  product_id bigint not null,
  "row" integer not null,
  before jsonb,
  after jsonb,
  constraint import_changes_pkey PRIMARY KEY (import_id, product_id),
  constraint import_changes_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE,
  constraint import_changes_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX import_changes_product ON public.import_changes USING btree (product_id);

create table import_issues (
  id bigint not null generated always as identity,
  import_id bigint not null,
  "row" integer not null,
  upc text,
  texts text[] not null,
  is_note boolean not null,
  constraint import_issues_pkey PRIMARY KEY (id),
  constraint import_issues_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE
);
CREATE INDEX import_issues_import ON public.import_issues USING btree (import_id, "row");

create table import_lots (
  id bigint not null generated always as identity,
  import_id bigint not null,
  lot jsonb not null storage e,
  constraint import_lots_pkey PRIMARY KEY (id),
  constraint import_lots_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE
);
CREATE INDEX import_lots_next ON public.import_lots USING btree (import_id, id);

create table import_mappings (
  seller_id bigint not null,
  headers text not null,
  mapping jsonb not null,
  file_name text,
  used_at timestamp with time zone not null default now(),
  constraint import_mappings_pkey PRIMARY KEY (seller_id, headers),
  constraint import_mappings_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id) ON DELETE CASCADE
);

create table import_words (
  seller_id bigint not null,
  kind text not null,
  word text not null,
  meaning text,
  file_name text,
  used_at timestamp with time zone not null default now(),
  constraint import_words_pkey PRIMARY KEY (seller_id, kind, word),
  constraint import_words_kind_check CHECK (kind = ANY (ARRAY['header'::text, 'conditions'::text, 'categories'::text, 'genders'::text, 'packaging'::text])),
  constraint import_words_meaning_check CHECK (char_length(meaning) <= 100),
  constraint import_words_word_check CHECK (char_length(word) <= 100),
  constraint import_words_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id) ON DELETE CASCADE
);

create table imports (
  id bigint not null generated always as identity,
  key text not null,
  seller_id bigint not null,
  user_id bigint not null,
  state text not null default 'waiting'::text,
  rows integer not null default 0,
  rows_done integer not null default 0,
  imported_count integer not null default 0,
  issue_count integer not null default 0,
  starts integer not null default 0,
  created_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  file_name text,
  seen_at timestamp with time zone,
  provisional_count integer not null default 0,
  changed_count integer not null default 0,
  choice jsonb,
  constraint imports_pkey PRIMARY KEY (id),
  constraint imports_key_key UNIQUE (key),
  constraint imports_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'importing'::text, 'complete'::text, 'failed'::text, 'undone'::text])),
  constraint imports_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id) ON DELETE CASCADE,
  constraint imports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX imports_seller ON public.imports USING btree (seller_id, created_at);

create table inbox_attachments (
  id bigint not null generated always as identity,
  mail_id bigint not null,
  name text not null,
  type text not null,
  bytes bytea not null,
  constraint inbox_attachments_pkey PRIMARY KEY (id),
  constraint inbox_attachments_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES inbox_mails(id) ON DELETE CASCADE
);
CREATE INDEX inbox_attachments_mail ON public.inbox_attachments USING btree (mail_id);

create table inbox_mails (
  id bigint not null generated always as identity,
  message_id text,
  to_address text not null,
  from_address text not null,
  subject text not null,
  html text,
  body_text text,
  received_at timestamp with time zone not null default now(),
  constraint inbox_mails_pkey PRIMARY KEY (id)
);
CREATE INDEX inbox_mails_newest ON public.inbox_mails USING btree (received_at DESC);

create table known_browsers (
  user_id bigint not null,
  token_hash bytea not null,
  user_agent text not null,
  address text not null,
  last_used_at timestamp with time zone not null default now(),
  constraint known_browsers_pkey PRIMARY KEY (user_id, token_hash),
  constraint known_browsers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX known_browsers_token ON public.known_browsers USING btree (token_hash);

create table leads (
  id bigint not null generated always as identity,
  company text not null,
  buyer_category text not null,
  product_categories text[] not null,
  contact_name text not null,
  contact_title text not null default ''::text,
  contact_email text not null,
  contact_phone text not null default ''::text,
  city text not null default ''::text,
  state text not null default ''::text,
  consent_source text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  constraint leads_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX leads_contact ON public.leads USING btree (lower(company), lower(contact_email)) WHERE (deleted_at IS NULL);
CREATE INDEX leads_newest ON public.leads USING btree (created_at DESC, id DESC) WHERE (deleted_at IS NULL);

create table ledger_entries (
  id bigint not null generated always as identity,
  posting_id bigint not null,
  seller_id bigint not null,
  purchase_order_id bigint,
  account text not null,
  amount_cents bigint not null,
  content_hash bytea,
  chain_hash bytea,
  constraint ledger_entries_pkey PRIMARY KEY (id),
  constraint ledger_entries_account_check CHECK (account = ANY (ARRAY['clearing'::text, 'bank'::text, 'seller_pending'::text, 'seller_available'::text, 'seller_in_flight'::text, 'platform_fee'::text, 'platform_expense'::text, 'buyer_refunds'::text, 'disputed'::text])),
  constraint ledger_entries_amount_cents_check CHECK (amount_cents <> 0),
  constraint ledger_entries_posting_id_fkey FOREIGN KEY (posting_id) REFERENCES ledger_postings(id),
  constraint ledger_entries_purchase_order_id_fkey FOREIGN KEY (purchase_order_id) REFERENCES purchase_orders(id),
  constraint ledger_entries_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id)
);
CREATE INDEX ledger_entries_order ON public.ledger_entries USING btree (purchase_order_id, account) WHERE (purchase_order_id IS NOT NULL);
CREATE INDEX ledger_entries_posting ON public.ledger_entries USING btree (posting_id, id);
CREATE INDEX ledger_entries_seller ON public.ledger_entries USING btree (seller_id, account, id);
CREATE TRIGGER ledger_entries_added AFTER INSERT ON ledger_entries FOR EACH ROW WHEN (new.account ~~ 'seller\_%'::text) EXECUTE FUNCTION add_to_balance();
CREATE CONSTRAINT TRIGGER ledger_entries_balanced AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_unbalanced();
CREATE TRIGGER ledger_entries_chain BEFORE INSERT ON ledger_entries FOR EACH ROW EXECUTE FUNCTION chain_entry();
CREATE TRIGGER ledger_entries_same BEFORE UPDATE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_entries_stay BEFORE DELETE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_entries_stay_all BEFORE TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table ledger_postings (
  id bigint not null generated always as identity,
  seller_id bigint not null,
  purchase_order_id bigint,
  cause text not null,
  cause_id text not null,
  kind text not null,
  reverses bigint,
  at timestamp with time zone not null default now(),
  content_hash bytea,
  chain_hash bytea,
  constraint ledger_postings_pkey PRIMARY KEY (id),
  constraint ledger_postings_cause_cause_id_kind_key UNIQUE (cause, cause_id, kind),
  constraint ledger_postings_reverses_key UNIQUE (reverses),
  constraint ledger_postings_cause_check CHECK (cause = ANY (ARRAY['order'::text, 'payment'::text, 'refund'::text, 'partial_refund'::text, 'dispute'::text, 'payout'::text, 'debt'::text])),
  constraint ledger_postings_purchase_order_id_fkey FOREIGN KEY (purchase_order_id) REFERENCES purchase_orders(id),
  constraint ledger_postings_reverses_fkey FOREIGN KEY (reverses) REFERENCES ledger_postings(id),
  constraint ledger_postings_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id)
);
CREATE INDEX ledger_postings_at ON public.ledger_postings USING btree (at, id);
CREATE INDEX ledger_postings_order ON public.ledger_postings USING btree (purchase_order_id, id) WHERE (purchase_order_id IS NOT NULL);
CREATE INDEX ledger_postings_seller ON public.ledger_postings USING btree (seller_id, id);
CREATE CONSTRAINT TRIGGER ledger_postings_balanced AFTER INSERT ON ledger_postings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_unbalanced();
CREATE TRIGGER ledger_postings_chain BEFORE INSERT ON ledger_postings FOR EACH ROW EXECUTE FUNCTION chain_posting();
CREATE TRIGGER ledger_postings_same BEFORE UPDATE ON ledger_postings FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_postings_stay BEFORE DELETE ON ledger_postings FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_postings_stay_all BEFORE TRUNCATE ON ledger_postings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table legal_pages (
  name text not null,
  body text not null,
  updated_at timestamp with time zone not null default now(),
  updated_by bigint,
  constraint legal_pages_pkey PRIMARY KEY (name),
  constraint legal_pages_body_check CHECK (char_length(body) >= 1 AND char_length(body) <= 50000),
  constraint legal_pages_name_check CHECK (name = ANY (ARRAY['terms'::text, 'privacy'::text, 'contact'::text])),
  constraint legal_pages_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id)
);

create table lot_units (
  product_id bigint not null,
  units bigint not null,
  constraint lot_units_pkey PRIMARY KEY (product_id),
  constraint lot_units_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX lot_units_by_units ON public.lot_units USING btree (units, product_id);

create table lots_to_settle (
  product_id bigint not null,
  constraint lots_to_settle_pkey PRIMARY KEY (product_id)
);
CREATE CONSTRAINT TRIGGER lots_to_settle_settled AFTER INSERT ON lots_to_settle DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION settle_lot();

create table mails (
  id bigint not null generated always as identity,
  key text not null,
  to_address text not null,
  subject text not null,
  html text not null,
  body_text text not null,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  unsubscribe_url text,
  attachment jsonb,
  constraint mails_pkey PRIMARY KEY (id),
  constraint mails_key_key UNIQUE (key)
);

create table manifest_rows (
  id bigint not null generated always as identity,
  manifest_id bigint not null,
  upc text,
  name text not null,
  quantity bigint not null,
  msrp_cents bigint not null,
  condition text not null,
  category text,
  search text not null,
  constraint manifest_rows_pkey PRIMARY KEY (id),
  constraint manifest_rows_condition_check CHECK (condition = ANY (ARRAY['new'::text, 'shelf_pull'::text, 'overstock_short_dated'::text, 'open_box'::text, 'refurbished'::text, 'salvage'::text])),
  constraint manifest_rows_msrp_cents_check CHECK (msrp_cents >= 1 AND msrp_cents <= 100000000),
  constraint manifest_rows_quantity_check CHECK (quantity >= 1 AND quantity <= 10000000),
  constraint manifest_rows_manifest_id_fkey FOREIGN KEY (manifest_id) REFERENCES manifests(id) ON DELETE CASCADE
);
CREATE INDEX manifest_rows_in_order ON public.manifest_rows USING btree (manifest_id, id);
CREATE TRIGGER manifest_rows_same BEFORE UPDATE ON manifest_rows FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table manifests (
  id bigint not null generated always as identity,
  product_id bigint not null,
  file_name text,
  rows integer not null,
  units bigint not null,
  retail_cents bigint not null,
  condition text not null,
  conditions jsonb not null,
  categories jsonb not null,
  created_at timestamp with time zone not null default now(),
  replaced_at timestamp with time zone,
  constraint manifests_pkey PRIMARY KEY (id),
  constraint manifests_condition_check CHECK (condition = ANY (ARRAY['new'::text, 'shelf_pull'::text, 'overstock_short_dated'::text, 'open_box'::text, 'refurbished'::text, 'salvage'::text])),
  constraint manifests_retail_cents_check CHECK (retail_cents >= 1 AND retail_cents <= 100000000),
  constraint manifests_rows_check CHECK (rows >= 1 AND rows <= 20000),
  constraint manifests_units_check CHECK (units > 0),
  constraint manifests_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id)
);
CREATE INDEX manifests_product ON public.manifests USING btree (product_id);
CREATE INDEX manifests_replaced ON public.manifests USING btree (replaced_at) WHERE (replaced_at IS NOT NULL);
CREATE TRIGGER manifests_same BEFORE UPDATE ON manifests FOR EACH ROW WHEN (old.id IS DISTINCT FROM new.id OR old.product_id IS DISTINCT FROM new.product_id OR old.rows IS DISTINCT FROM new.rows OR old.units IS DISTINCT FROM new.units OR old.retail_cents IS DISTINCT FROM new.retail_cents OR old.condition IS DISTINCT FROM new.condition OR old.conditions IS DISTINCT FROM new.conditions OR old.categories IS DISTINCT FROM new.categories) EXECUTE FUNCTION refuse_change();

create table message_reads (
  offer_id bigint not null,
  party text not null,
  message_id bigint not null,
  read_at timestamp with time zone not null default now(),
  constraint message_reads_pkey PRIMARY KEY (offer_id, party),
  constraint message_reads_party_check CHECK (party = ANY (ARRAY['buyer'::text, 'seller'::text])),
  constraint message_reads_message_id_fkey FOREIGN KEY (message_id) REFERENCES offer_messages(id),
  constraint message_reads_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES offers(id)
);

create table notifications (
  id bigint not null generated always as identity,
  user_id bigint not null,
  key text not null,
  kind text not null,
  title text not null,
  detail text,
  path text not null,
  created_at timestamp with time zone not null default now(),
  read_at timestamp with time zone,
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_user_id_key_key UNIQUE (user_id, key),
  constraint notifications_kind_check CHECK (kind = ANY (ARRAY['offer'::text, 'order'::text, 'application'::text, 'lead'::text, 'lot'::text, 'person'::text])),
  constraint notifications_path_check CHECK (path ~~ '/%'::text),
  constraint notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX notifications_of_user ON public.notifications USING btree (user_id, id DESC);
CREATE INDEX notifications_old ON public.notifications USING btree (created_at);
CREATE INDEX notifications_unread ON public.notifications USING btree (user_id) WHERE (read_at IS NULL);

create table offer_lines (
  id bigint not null generated always as identity,
  offer_id bigint not null,
  product_id bigint not null,
  quantity bigint not null,
  unit_price_cents bigint not null,
  asking_price_cents bigint,
  created_at timestamp with time zone not null default now(),
  manifest_id bigint,
  resale_terms jsonb,
  lot jsonb,
  told_asking_cents bigint,
  asking_told_at timestamp with time zone,
  constraint offer_lines_pkey PRIMARY KEY (id),
  constraint offer_lines_offer_id_product_id_key UNIQUE (offer_id, product_id),
  constraint offer_lines_asking_price_cents_check CHECK (asking_price_cents >= 1 AND asking_price_cents <= 100000000),
  constraint offer_lines_quantity_check CHECK (quantity >= 1 AND quantity <= 10000000),
  constraint offer_lines_unit_price_cents_check CHECK (unit_price_cents >= 1 AND unit_price_cents <= 100000000),
  constraint offer_lines_manifest_id_fkey FOREIGN KEY (manifest_id) REFERENCES manifests(id),
  constraint offer_lines_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES offers(id) ON DELETE CASCADE,
  constraint offer_lines_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id)
);
CREATE INDEX offer_lines_manifest ON public.offer_lines USING btree (manifest_id) WHERE (manifest_id IS NOT NULL);
CREATE INDEX offer_lines_product ON public.offer_lines USING btree (product_id);
CREATE TRIGGER offer_lines_counted AFTER INSERT ON offer_lines REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_offer_lines();
CREATE TRIGGER offer_lines_counted_anew AFTER UPDATE ON offer_lines REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_offer_lines();
CREATE TRIGGER offer_lines_gone AFTER DELETE ON offer_lines REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_offer_lines();
CREATE TRIGGER offer_lines_left AFTER UPDATE ON offer_lines REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_offer_lines();

create table offer_messages (
  id bigint not null generated always as identity,
  offer_id bigint not null,
  party text not null,
  author_user_id bigint not null,
  text text,
  at timestamp with time zone not null default now(),
  erased_at timestamp with time zone,
  content_hash bytea,
  chain_hash bytea,
  constraint offer_messages_pkey PRIMARY KEY (id),
  constraint offer_messages_check CHECK (text IS NOT NULL OR erased_at IS NOT NULL),
  constraint offer_messages_party_check CHECK (party = ANY (ARRAY['buyer'::text, 'seller'::text])),
  constraint offer_messages_text_check CHECK (char_length(text) >= 1 AND char_length(text) <= 2000),
  constraint offer_messages_author_user_id_fkey FOREIGN KEY (author_user_id) REFERENCES users(id),
  constraint offer_messages_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES offers(id)
);
CREATE INDEX offer_messages_author ON public.offer_messages USING btree (author_user_id);
CREATE INDEX offer_messages_offer ON public.offer_messages USING btree (offer_id, id);
CREATE TRIGGER offer_messages_chain BEFORE INSERT ON offer_messages FOR EACH ROW EXECUTE FUNCTION chain_offer_message();
CREATE TRIGGER offer_messages_same BEFORE UPDATE ON offer_messages FOR EACH ROW EXECUTE FUNCTION keep_history('text', 'erased_at');
CREATE TRIGGER offer_messages_stay BEFORE DELETE ON offer_messages FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER offer_messages_stay_all BEFORE TRUNCATE ON offer_messages FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table offer_po_documents (
  offer_id bigint not null,
  document_kind text not null,
  document_bytes integer not null,
  bytes bytea not null,
  uploaded_at timestamp with time zone not null default now(),
  constraint offer_po_documents_pkey PRIMARY KEY (offer_id),
  constraint offer_po_documents_document_bytes_check CHECK (document_bytes > 0),
  constraint offer_po_documents_document_kind_check CHECK (document_kind = ANY (ARRAY['pdf'::text, 'jpeg'::text, 'png'::text])),
  constraint offer_po_documents_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES offers(id) ON DELETE CASCADE
);

create table offer_revisions (
  id bigint not null generated always as identity,
  offer_id bigint not null,
  revision integer not null,
  act text not null,
  party text not null,
  actor_user_id bigint,
  note text,
  lines jsonb not null,
  total_cents bigint not null,
  at timestamp with time zone not null default now(),
  erased_at timestamp with time zone,
  content_hash bytea,
  chain_hash bytea,
  freight_cents bigint,
  constraint offer_revisions_pkey PRIMARY KEY (id),
  constraint offer_revisions_offer_id_revision_key UNIQUE (offer_id, revision),
  constraint offer_revisions_act_check CHECK (act = ANY (ARRAY['submit'::text, 'counter'::text, 'update_quantities'::text, 'accept'::text, 'reject'::text, 'withdraw'::text, 'expire'::text, 'unlist'::text])),
  constraint offer_revisions_party_check CHECK (party = ANY (ARRAY['buyer'::text, 'seller'::text, 'system'::text])),
  constraint offer_revisions_actor_user_id_fkey FOREIGN KEY (actor_user_id) REFERENCES users(id),
  constraint offer_revisions_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES offers(id) ON DELETE CASCADE
);
CREATE INDEX offer_revisions_at ON public.offer_revisions USING btree (at) INCLUDE (offer_id, revision, act, party);
CREATE TRIGGER offer_revisions_chain BEFORE INSERT ON offer_revisions FOR EACH ROW EXECUTE FUNCTION chain_offer_revision();
CREATE TRIGGER offer_revisions_same BEFORE UPDATE ON offer_revisions FOR EACH ROW WHEN (old.content_hash IS NOT NULL) EXECUTE FUNCTION keep_history('note', 'erased_at');
CREATE TRIGGER offer_revisions_stay BEFORE DELETE ON offer_revisions FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER offer_revisions_stay_all BEFORE TRUNCATE ON offer_revisions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table offer_sheets (
  key text not null,
  buyer_id bigint not null,
  answer jsonb not null,
  added_at timestamp with time zone not null default now(),
  constraint offer_sheets_pkey PRIMARY KEY (key),
  constraint offer_sheets_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES buyers(id) ON DELETE CASCADE
);

create table offers (
  id bigint not null generated always as identity,
  number bigint not null default nextval('offer_numbers'::regclass),
  buyer_id bigint not null,
  seller_id bigint not null,
  state text not null default 'draft'::text,
  closed_reason text,
  revision integer not null default 0,
  turn_expires_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  total_cents bigint not null default 0,
  total_units bigint not null default 0,
  sku_count integer not null default 0,
  buyer_address text,
  seller_address text,
  ship_to_address_id bigint,
  buyer_po_number text,
  needed_by date,
  freight_cents bigint,
  constraint offers_pkey PRIMARY KEY (id),
  constraint offers_number_key UNIQUE (number) INCLUDE (id),
  constraint offers_buyer_po_number_check CHECK (length(buyer_po_number) >= 1 AND length(buyer_po_number) <= 40),
  constraint offers_check CHECK ((state = 'rejected'::text) = (closed_reason IS NOT NULL)),
  constraint offers_check1 CHECK ((state = ANY (ARRAY['seller_review'::text, 'buyer_review'::text])) = (turn_expires_at IS NOT NULL)),
  constraint offers_closed_reason_check CHECK (closed_reason = ANY (ARRAY['declined'::text, 'withdrawn'::text, 'expired'::text, 'sold_out'::text, 'unlisted'::text])),
  constraint offers_freight_cents_check CHECK (freight_cents >= 0),
  constraint offers_state_check CHECK (state = ANY (ARRAY['draft'::text, 'saved_for_later'::text, 'seller_review'::text, 'buyer_review'::text, 'accepted'::text, 'rejected'::text])),
  constraint offers_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES buyers(id),
  constraint offers_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id),
  constraint offers_ship_to_address_id_fkey FOREIGN KEY (ship_to_address_id) REFERENCES ship_to_addresses(id) ON DELETE SET NULL
);
CREATE INDEX offers_buyer ON public.offers USING btree (buyer_id, created_at);
CREATE INDEX offers_by_buyer_address ON public.offers USING btree (buyer_address, id);
CREATE INDEX offers_by_seller_address ON public.offers USING btree (seller_address, id);
CREATE INDEX offers_by_skus ON public.offers USING btree (sku_count, id);
CREATE INDEX offers_by_state ON public.offers USING btree (state, id);
CREATE INDEX offers_by_total ON public.offers USING btree (total_cents, id);
CREATE INDEX offers_by_units ON public.offers USING btree (total_units, id);
CREATE INDEX offers_expiring ON public.offers USING btree (turn_expires_at) WHERE (turn_expires_at IS NOT NULL);
CREATE INDEX offers_newest ON public.offers USING btree (created_at, id);
CREATE UNIQUE INDEX offers_one_cart ON public.offers USING btree (buyer_id, seller_id) WHERE (state = 'draft'::text);
CREATE UNIQUE INDEX offers_one_saved ON public.offers USING btree (buyer_id, seller_id) WHERE (state = 'saved_for_later'::text);
CREATE INDEX offers_seller ON public.offers USING btree (seller_id, created_at);
CREATE INDEX offers_ship_to_address ON public.offers USING btree (ship_to_address_id) WHERE (ship_to_address_id IS NOT NULL);
CREATE TRIGGER offers_addresses BEFORE INSERT ON offers FOR EACH ROW EXECUTE FUNCTION copy_addresses();

create table packing_shortages (
  purchase_order_id bigint not null,
  missing jsonb not null,
  amount_cents bigint not null,
  outcome text not null,
  reported_by bigint,
  reported_at timestamp with time zone not null default now(),
  answer_by timestamp with time zone,
  answer text,
  answered_at timestamp with time zone,
  constraint packing_shortages_pkey PRIMARY KEY (purchase_order_id),
  constraint packing_shortages_amount_cents_check CHECK (amount_cents > 0),
  constraint packing_shortages_answer_check CHECK (answer = ANY (ARRAY['accepted'::text, 'canceled'::text, 'expired'::text])),
  constraint packing_shortages_check CHECK ((outcome = 'ask_buyer'::text) = (answer_by IS NOT NULL)),
  constraint packing_shortages_check1 CHECK ((answer IS NULL) = (answered_at IS NULL)),
  constraint packing_shortages_check2 CHECK (answer IS NULL OR outcome = 'ask_buyer'::text),
  constraint packing_shortages_outcome_check CHECK (outcome = ANY (ARRAY['refund_and_ship'::text, 'ask_buyer'::text, 'cancel'::text])),
  constraint packing_shortages_purchase_order_id_fkey FOREIGN KEY (purchase_order_id) REFERENCES purchase_orders(id),
  constraint packing_shortages_reported_by_fkey FOREIGN KEY (reported_by) REFERENCES users(id)
);
CREATE INDEX packing_shortages_waiting ON public.packing_shortages USING btree (answer_by) WHERE ((answer_by IS NOT NULL) AND (answer IS NULL));

create table page_views (
  id bigint not null generated always as identity,
  at timestamp with time zone not null default now(),
  user_id bigint,
  path text not null,
  title text,
  forwarded_at timestamp with time zone,
  constraint page_views_pkey PRIMARY KEY (id),
  constraint page_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX page_views_at ON public.page_views USING btree (at);
CREATE INDEX page_views_of_shops ON public.page_views USING btree (split_part(path, '/'::text, 3), at) INCLUDE (user_id, path) WHERE (path ~ '^/all_(products|sellers)/[0-9]{1,10}(/[0-9]{1,10})?$'::text);
CREATE INDEX page_views_to_forward ON public.page_views USING btree (id) WHERE (forwarded_at IS NULL);

create table paper_series (
  series text not null,
  last_number integer not null default 0,
  constraint paper_series_pkey PRIMARY KEY (series)
);

create table papers (
  id bigint not null generated always as identity,
  kind text not null,
  series text not null,
  sequence integer not null,
  number text not null,
  seller_id bigint not null,
  purchase_order_id bigint,
  credit_id bigint,
  month date,
  total_cents bigint not null,
  seller jsonb not null,
  buyer jsonb,
  reason text,
  lines jsonb not null,
  facts jsonb not null,
  issued_on date not null,
  at timestamp with time zone not null,
  erased_at timestamp with time zone,
  content_hash bytea,
  chain_hash bytea,
  constraint papers_pkey PRIMARY KEY (id),
  constraint papers_credit_id_key UNIQUE (credit_id),
  constraint papers_number_key UNIQUE (number),
  constraint papers_series_sequence_key UNIQUE (series, sequence),
  constraint papers_check CHECK ((kind = 'fee_invoice'::text) = (month IS NOT NULL)),
  constraint papers_check1 CHECK ((kind = 'fee_invoice'::text) = (purchase_order_id IS NULL)),
  constraint papers_check2 CHECK ((kind = 'fee_invoice'::text) = (buyer IS NULL)),
  constraint papers_check3 CHECK ((kind = 'credit_note'::text) = (credit_id IS NOT NULL)),
  constraint papers_kind_check CHECK (kind = ANY (ARRAY['invoice'::text, 'credit_note'::text, 'fee_invoice'::text])),
  constraint papers_month_check CHECK (EXTRACT(day FROM month) = 1::numeric),
  constraint papers_credit_id_fkey FOREIGN KEY (credit_id) REFERENCES purchase_order_credits(id),
  constraint papers_purchase_order_id_fkey FOREIGN KEY (purchase_order_id) REFERENCES purchase_orders(id),
  constraint papers_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id)
);
CREATE UNIQUE INDEX papers_fee_invoice ON public.papers USING btree (seller_id, month) WHERE (kind = 'fee_invoice'::text);
CREATE UNIQUE INDEX papers_invoice ON public.papers USING btree (purchase_order_id) WHERE (kind = 'invoice'::text);
CREATE INDEX papers_order ON public.papers USING btree (purchase_order_id, id);
CREATE INDEX papers_seller ON public.papers USING btree (seller_id, issued_on, id);
CREATE TRIGGER papers_numbered BEFORE INSERT ON papers FOR EACH ROW EXECUTE FUNCTION number_paper();
CREATE TRIGGER papers_same BEFORE UPDATE ON papers FOR EACH ROW WHEN (old.content_hash IS NOT NULL) EXECUTE FUNCTION keep_history('seller', 'buyer', 'reason', 'erased_at');
CREATE TRIGGER papers_stay BEFORE DELETE ON papers FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER papers_stay_all BEFORE TRUNCATE ON papers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table partial_refunds (
  id bigint not null generated always as identity,
  purchase_order_id bigint not null,
  key uuid not null,
  amount_cents bigint not null,
  fee_cents bigint not null,
  reason text not null,
  lines jsonb,
  made_by bigint,
  at timestamp with time zone not null default now(),
  payment_intent_id text,
  status text not null default 'requested'::text,
  provider_refund_id text,
  attempt integer not null default 1,
  refused_code text,
  refused_at timestamp with time zone,
  returned_at timestamp with time zone,
  return_note text,
  of_canceled boolean not null default false,
  decided_by text not null default 'staff'::text,
  constraint partial_refunds_pkey PRIMARY KEY (id),
  constraint partial_refunds_provider_refund_id_key UNIQUE (provider_refund_id),
  constraint partial_refunds_purchase_order_id_key_key UNIQUE (purchase_order_id, key),
  constraint partial_refunds_amount_cents_check CHECK (amount_cents > 0),
  constraint partial_refunds_check CHECK (fee_cents >= 0 AND fee_cents <= amount_cents),
  constraint partial_refunds_check1 CHECK ((status = 'returned'::text) = (returned_at IS NOT NULL)),
  constraint partial_refunds_check2 CHECK (status <> 'made'::text OR provider_refund_id IS NOT NULL),
  constraint partial_refunds_decided_by_check CHECK (decided_by = ANY (ARRAY['staff'::text, 'claim'::text, 'packing'::text])),
  constraint partial_refunds_status_check CHECK (status = ANY (ARRAY['requested'::text, 'made'::text, 'failed'::text, 'returned'::text, 'charged_back'::text])),
  constraint partial_refunds_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id),
  constraint partial_refunds_purchase_order_id_fkey FOREIGN KEY (purchase_order_id) REFERENCES purchase_orders(id)
);
CREATE TRIGGER partial_refunds_fit BEFORE INSERT ON partial_refunds FOR EACH ROW EXECUTE FUNCTION refuse_refund_beyond_order();

create table payment_events (
  id text not null,
  type text not null,
  provider_session_id text,
  payment_intent_id text,
  purchase_order_id bigint,
  payload jsonb not null,
  received_at timestamp with time zone not null default now(),
  handled_at timestamp with time zone,
  tries integer not null default 0,
  try_at timestamp with time zone default now(),
  constraint payment_events_pkey PRIMARY KEY (id),
  constraint payment_events_purchase_order_id_fkey FOREIGN KEY (purchase_order_id) REFERENCES purchase_orders(id)
);
CREATE INDEX payment_events_handled ON public.payment_events USING btree (handled_at) WHERE (handled_at IS NOT NULL);
CREATE INDEX payment_events_to_try ON public.payment_events USING btree (try_at) WHERE ((handled_at IS NULL) AND (try_at IS NOT NULL));
CREATE TRIGGER payment_events_stay BEFORE UPDATE OF id, type, provider_session_id, payment_intent_id, purchase_order_id, payload, received_at ON payment_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payment_events_stay_all BEFORE TRUNCATE ON payment_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payment_events_stay_until_old BEFORE DELETE ON payment_events FOR EACH ROW WHEN (old.handled_at IS NOT NULL AND old.handled_at >= (now() - '90 days'::interval) OR old.handled_at IS NULL AND old.received_at >= (now() - '400 days'::interval)) EXECUTE FUNCTION refuse_change();

create table payout_accounts (
  seller_id bigint not null,
  method text not null,
  account_id text,
  takes_transfers boolean not null default false,
  is_paid_out boolean not null default false,
  due jsonb not null default '[]'::jsonb,
  disabled_reason text,
  account_bank text,
  account_last4 text,
  bank_holder text,
  bank_name text,
  routing_number text,
  sealed_number bytea,
  number_last4 text,
  held_until timestamp with time zone,
  updated_at timestamp with time zone not null default now(),
  constraint payout_accounts_pkey PRIMARY KEY (seller_id),
  constraint payout_accounts_account_id_key UNIQUE (account_id),
  constraint payout_accounts_check CHECK (method <> 'stripe'::text OR account_id IS NOT NULL),
  constraint payout_accounts_check1 CHECK (method <> 'bank'::text OR sealed_number IS NOT NULL),
  constraint payout_accounts_method_check CHECK (method = ANY (ARRAY['stripe'::text, 'bank'::text])),
  constraint payout_accounts_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id)
);

create table payout_entries (
  payout_id bigint not null,
  entry_id bigint not null,
  released_at timestamp with time zone,
  constraint payout_entries_pkey PRIMARY KEY (payout_id, entry_id),
  constraint payout_entries_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES ledger_entries(id),
  constraint payout_entries_payout_id_fkey FOREIGN KEY (payout_id) REFERENCES payouts(id)
);
CREATE INDEX payout_entries_entry ON public.payout_entries USING btree (entry_id);
CREATE UNIQUE INDEX payout_entries_once ON public.payout_entries USING btree (entry_id) WHERE (released_at IS NULL);

create table payout_orders (
  payout_id bigint not null,
  purchase_order_id bigint not null,
  net_cents bigint not null,
  sent_cents bigint not null,
  attempt integer not null default 1,
  transfer_id text,
  reversed_cents bigint not null default 0,
  constraint payout_orders_pkey PRIMARY KEY (payout_id, purchase_order_id),
  constraint payout_orders_transfer_id_key UNIQUE (transfer_id),
  constraint payout_orders_check CHECK (sent_cents >= 0 AND sent_cents <= GREATEST(net_cents, 0::bigint)),
  constraint payout_orders_check1 CHECK (reversed_cents >= 0 AND reversed_cents <= sent_cents),
  constraint payout_orders_net_cents_check CHECK (net_cents <> 0),
  constraint payout_orders_payout_id_fkey FOREIGN KEY (payout_id) REFERENCES payouts(id),
  constraint payout_orders_purchase_order_id_fkey FOREIGN KEY (purchase_order_id) REFERENCES purchase_orders(id)
);
CREATE INDEX payout_orders_order ON public.payout_orders USING btree (purchase_order_id);

create table payouts (
  id bigint not null generated always as identity,
  seller_id bigint not null,
  method text not null,
  status text not null default 'begun'::text,
  amount_cents bigint not null,
  account_id text,
  bank_name text,
  bank_last4 text,
  begun_at timestamp with time zone not null default now(),
  begun_by bigint,
  sent_at timestamp with time zone,
  arrives_at timestamp with time zone,
  ended_at timestamp with time zone,
  ended_by bigint,
  provider_payout_id text,
  attempt integer not null default 1,
  bank_reference text,
  problem text,
  answered_at timestamp with time zone,
  constraint payouts_pkey PRIMARY KEY (id),
  constraint payouts_provider_payout_id_key UNIQUE (provider_payout_id),
  constraint payouts_amount_cents_check CHECK (amount_cents > 0),
  constraint payouts_check CHECK ((method = 'stripe'::text) = (account_id IS NOT NULL)),
  constraint payouts_check1 CHECK ((status = ANY (ARRAY['paid'::text, 'failed'::text, 'returned'::text])) = (ended_at IS NOT NULL)),
  constraint payouts_method_check CHECK (method = ANY (ARRAY['stripe'::text, 'bank'::text])),
  constraint payouts_status_check CHECK (status = ANY (ARRAY['begun'::text, 'sent'::text, 'paid'::text, 'failed'::text, 'returned'::text])),
  constraint payouts_begun_by_fkey FOREIGN KEY (begun_by) REFERENCES users(id),
  constraint payouts_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES users(id),
  constraint payouts_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id)
);
CREATE UNIQUE INDEX payouts_begun ON public.payouts USING btree (seller_id) WHERE (status = 'begun'::text);
CREATE INDEX payouts_seller ON public.payouts USING btree (seller_id, id);
CREATE INDEX payouts_under_way ON public.payouts USING btree (id) WHERE (status = ANY (ARRAY['begun'::text, 'sent'::text]));

create table photo_addresses (
  product_id bigint not null,
  address text not null,
  photo text,
  tries integer not null default 0,
  next_try_at timestamp with time zone default now(),
  problem text,
  constraint photo_addresses_pkey PRIMARY KEY (product_id, address),
  constraint photo_addresses_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX photo_addresses_waiting ON public.photo_addresses USING btree (next_try_at) WHERE (next_try_at IS NOT NULL);

create table photo_hosts (
  host text not null,
  failures integer not null,
  rests_until timestamp with time zone not null,
  constraint photo_hosts_pkey PRIMARY KEY (host)
);

create table photo_turns (
  seller_id bigint not null,
  served_at timestamp with time zone not null,
  constraint photo_turns_pkey PRIMARY KEY (seller_id),
  constraint photo_turns_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id) ON DELETE CASCADE
);

create table price_schedules (
  product_id bigint not null,
  steps jsonb not null default '[]'::jsonb,
  off_market_days integer,
  show_next_price boolean not null default false,
  base_cents bigint,
  stepped_cents bigint,
  step_days integer,
  took_off boolean not null default false,
  next_on date,
  made_for text,
  untold_since timestamp with time zone,
  constraint price_schedules_pkey PRIMARY KEY (product_id),
  constraint price_schedules_off_market_days_check CHECK (off_market_days >= 1 AND off_market_days <= 3650),
  constraint price_schedules_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX price_schedules_due ON public.price_schedules USING btree (next_on);
CREATE INDEX price_schedules_untold ON public.price_schedules USING btree (product_id) WHERE (untold_since IS NOT NULL);

create table price_steps (
  id bigint not null generated always as identity,
  product_id bigint not null,
  kind text not null,
  days integer,
  percent integer,
  before_cents bigint,
  after_cents bigint,
  at timestamp with time zone not null default now(),
  constraint price_steps_pkey PRIMARY KEY (id),
  constraint price_steps_kind_check CHECK (kind = ANY (ARRAY['price'::text, 'off_market'::text, 'back'::text])),
  constraint price_steps_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id)
);
CREATE INDEX price_steps_product ON public.price_steps USING btree (product_id, id);
CREATE TRIGGER price_steps_same BEFORE UPDATE ON price_steps FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER price_steps_stay BEFORE DELETE ON price_steps FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER price_steps_stay_all BEFORE TRUNCATE ON price_steps FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table processes (
  id uuid not null,
  name text not null,
  keys text[] not null,
  files text not null,
  started_at timestamp with time zone not null default now(),
  seen_at timestamp with time zone not null default now(),
  figures jsonb,
  redis text,
  version text,
  commit text,
  constraint processes_pkey PRIMARY KEY (id)
);
CREATE TRIGGER processes_tell_new AFTER INSERT ON processes FOR EACH STATEMENT EXECUTE FUNCTION tell_processes();
CREATE TRIGGER processes_tell_redis AFTER UPDATE OF redis ON processes FOR EACH ROW WHEN (old.redis IS DISTINCT FROM new.redis) EXECUTE FUNCTION tell_processes();

create table product_changes (
  number bigint not null generated always as identity,
  by xid8 not null default pg_current_xact_id(),
  product_id bigint,
  seller_id bigint,
  at timestamp with time zone not null default now(),
  constraint product_changes_pkey PRIMARY KEY (number),
  constraint product_changes_check CHECK (num_nonnulls(product_id, seller_id) = 1)
);
CREATE INDEX product_changes_at ON public.product_changes USING btree (at);
CREATE INDEX product_changes_by ON public.product_changes USING btree (by);

create table product_questions (
  id bigint not null generated always as identity,
  buyer_id bigint not null,
  seller_id bigint not null,
  product_id bigint not null,
  asked_at timestamp with time zone not null default now(),
  written_at timestamp with time zone not null default now(),
  written_by text not null default 'buyer'::text,
  buyer_read_id bigint not null default 0,
  seller_read_id bigint not null default 0,
  offer_id bigint,
  constraint product_questions_pkey PRIMARY KEY (id),
  constraint product_questions_written_by_check CHECK (written_by = ANY (ARRAY['buyer'::text, 'seller'::text])),
  constraint product_questions_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES buyers(id),
  constraint product_questions_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES offers(id),
  constraint product_questions_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id),
  constraint product_questions_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id)
);
CREATE INDEX product_questions_buyer ON public.product_questions USING btree (buyer_id, written_at DESC, id DESC);
CREATE INDEX product_questions_offer ON public.product_questions USING btree (offer_id) WHERE (offer_id IS NOT NULL);
CREATE UNIQUE INDEX product_questions_open ON public.product_questions USING btree (buyer_id, product_id) WHERE (offer_id IS NULL);
CREATE INDEX product_questions_product ON public.product_questions USING btree (product_id);
CREATE INDEX product_questions_seller ON public.product_questions USING btree (seller_id, written_at DESC, id DESC);

create table product_table_columns (
  seller_id bigint not null,
  columns text[] not null,
  constraint product_table_columns_pkey PRIMARY KEY (seller_id),
  constraint product_table_columns_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id) ON DELETE CASCADE
);

create table product_views (
  id bigint not null generated always as identity,
  seller_id bigint not null,
  name text not null,
  place integer not null,
  shown jsonb not null,
  created_at timestamp with time zone not null default now(),
  constraint product_views_pkey PRIMARY KEY (id),
  constraint product_views_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 40),
  constraint product_views_place_check CHECK (place >= 0),
  constraint product_views_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX product_views_name ON public.product_views USING btree (seller_id, lower(name));

create table products (
  id bigint not null generated always as identity,
  seller_id bigint not null,
  name text not null,
  upc text not null,
  sku text,
  asin text,
  style_number text,
  description text not null default ''::text,
  photos text[] not null default '{}'::text[],
  msrp_cents bigint,
  wholesale_cents bigint,
  seller_price_cents bigint,
  units bigint not null default 0,
  min_order_units bigint,
  category text not null default 'other'::text,
  gender text not null default 'unisex'::text,
  seller_size text,
  expiration_date text,
  packaging_type text,
  length numeric(10,1),
  width numeric(10,1),
  height numeric(10,1),
  weight numeric(10,1),
  weight_unit text not null default 'lbs'::text,
  inner_count integer,
  inner_quantity integer,
  outer_quantity integer,
  tags text[] not null default '{}'::text[],
  provisional boolean not null default true,
  percent_off_msrp integer generated always as (
CASE
    WHEN msrp_cents > 0 THEN floor((msrp_cents - seller_price_cents)::numeric * 100.0 / msrp_cents::numeric)::integer
    ELSE NULL::integer
END) stored,
  seller_name text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  imported_units bigint,
  published_at timestamp with time zone,
  search tsvector generated always as (search_vector(ARRAY[name, seller_name, words_of(ARRAY[upc, sku, style_number]), words_of(tags), description])) stored,
  in_stock boolean not null generated always as (units > 0) stored,
  paused boolean not null default false,
  condition text not null default 'new'::text,
  manifest_id bigint,
  manifest_units bigint,
  resale_terms jsonb,
  lot_version bigint not null default 0,
  own_ship_from text,
  own_ships_within integer,
  ships_from text,
  ships_from_state text,
  ships_within smallint,
  freight_terms text not null default 'included'::text,
  pallets integer,
  gross_weight integer,
  stackable boolean,
  freight_class text,
  constraint products_pkey PRIMARY KEY (id),
  constraint products_category_check CHECK (category = ANY (ARRAY['other'::text, 'apparel'::text, 'beauty'::text, 'consumables'::text, 'footwear'::text, 'home'::text, 'pet'::text, 'toys'::text])),
  constraint products_check CHECK (seller_price_cents <= msrp_cents),
  constraint products_condition_check CHECK (condition = ANY (ARRAY['new'::text, 'shelf_pull'::text, 'overstock_short_dated'::text, 'open_box'::text, 'refurbished'::text, 'salvage'::text])),
  constraint products_freight_class_check CHECK (freight_class = ANY (ARRAY['50'::text, '55'::text, '60'::text, '65'::text, '70'::text, '77.5'::text, '85'::text, '92.5'::text, '100'::text, '110'::text, '125'::text, '150'::text, '175'::text, '200'::text, '250'::text, '300'::text, '400'::text, '500'::text])),
  constraint products_freight_terms_check CHECK (freight_terms = ANY (ARRAY['included'::text, 'buyer_arranges'::text, 'pickup'::text, 'quoted'::text])),
  constraint products_gender_check CHECK (gender = ANY (ARRAY['unisex'::text, 'f'::text, 'm'::text])),
  constraint products_gross_weight_check CHECK (gross_weight > 0),
  constraint products_min_order_units_check CHECK (min_order_units >= 0 AND min_order_units <= 10000000),
  constraint products_mixed CHECK ((manifest_id IS NULL) = (manifest_units IS NULL)),
  constraint products_msrp_cents_check CHECK (msrp_cents >= 1 AND msrp_cents <= 100000000),
  constraint products_own_ships_within_check CHECK (own_ships_within >= 1 AND own_ships_within <= 30),
  constraint products_packaging_type_check CHECK (packaging_type = ANY (ARRAY['retail_ready'::text, 'ecommerce_ready'::text, 'other'::text])),
  constraint products_pallets_check CHECK (pallets > 0),
  constraint products_photos_check CHECK (cardinality(photos) <= 5),
  constraint products_seller_price_cents_check CHECK (seller_price_cents >= 1 AND seller_price_cents <= 100000000),
  constraint products_units_check CHECK (units >= 0),
  constraint products_weight_unit_check CHECK (weight_unit = ANY (ARRAY['lbs'::text, 'oz'::text])),
  constraint products_wholesale_cents_check CHECK (wholesale_cents >= 1 AND wholesale_cents <= 100000000),
  constraint products_manifest_id_fkey FOREIGN KEY (manifest_id) REFERENCES manifests(id),
  constraint products_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id)
) with (fillfactor=85);
CREATE INDEX products_by_name_alone ON public.products USING btree (lower(name), id) INCLUDE (name) WHERE (deleted_at IS NULL);
CREATE INDEX products_by_price ON public.products USING btree (seller_price_cents, id) WHERE (deleted_at IS NULL);
CREATE INDEX products_by_seller_alone ON public.products USING btree (lower(seller_name), id) INCLUDE (seller_name) WHERE (deleted_at IS NULL);
CREATE INDEX products_by_sku_alone ON public.products USING btree (lower(sku), id) INCLUDE (sku) WHERE (deleted_at IS NULL);
CREATE INDEX products_by_stage ON public.products USING btree (provisional, id) WHERE (deleted_at IS NULL);
CREATE INDEX products_category_newest ON public.products USING btree (category, created_at DESC, id DESC) INCLUDE (seller_price_cents, percent_off_msrp, gender, packaging_type, seller_id, in_stock) WHERE ((NOT provisional) AND (NOT paused) AND (deleted_at IS NULL));
CREATE INDEX products_cheapest ON public.products USING btree (seller_price_cents, created_at DESC, id DESC) INCLUDE (category) WHERE ((NOT provisional) AND (NOT paused) AND (deleted_at IS NULL));
CREATE INDEX products_dearest ON public.products USING btree (seller_price_cents DESC NULLS LAST, created_at DESC, id DESC) INCLUDE (category) WHERE ((NOT provisional) AND (NOT paused) AND (deleted_at IS NULL));
CREATE INDEX products_manifest ON public.products USING btree (manifest_id) WHERE (manifest_id IS NOT NULL);
CREATE INDEX products_most_off ON public.products USING btree (percent_off_msrp DESC NULLS LAST, created_at DESC, id DESC) INCLUDE (category) WHERE ((NOT provisional) AND (NOT paused) AND (deleted_at IS NULL));
CREATE INDEX products_newest ON public.products USING btree (created_at DESC, id DESC) WHERE ((NOT provisional) AND (NOT paused) AND (deleted_at IS NULL));
CREATE INDEX products_own_terms ON public.products USING btree (seller_id) WHERE ((resale_terms IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX products_published ON public.products USING btree (published_at) WHERE ((NOT provisional) AND (NOT paused) AND (deleted_at IS NULL));
CREATE INDEX products_search ON public.products USING gin (search);
CREATE INDEX products_seller_newest ON public.products USING btree (seller_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX products_seller_upc ON public.products USING btree (upc, seller_id) WHERE (deleted_at IS NULL);
CREATE INDEX products_tags ON public.products USING gin (tags);
CREATE TRIGGER products_bring_words AFTER INSERT ON products REFERENCING NEW TABLE AS listed FOR EACH STATEMENT EXECUTE FUNCTION learn_new_words();
CREATE TRIGGER products_change_words AFTER UPDATE OF name, upc, sku, style_number, tags, description ON products FOR EACH ROW WHEN (old.search IS DISTINCT FROM new.search) EXECUTE FUNCTION learn_changed_words();
CREATE TRIGGER products_count_lot_change AFTER UPDATE ON products FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name OR old.upc IS DISTINCT FROM new.upc OR old.sku IS DISTINCT FROM new.sku OR old.asin IS DISTINCT FROM new.asin OR old.style_number IS DISTINCT FROM new.style_number OR old.description IS DISTINCT FROM new.description OR old.condition IS DISTINCT FROM new.condition OR old.photos IS DISTINCT FROM new.photos OR old.msrp_cents IS DISTINCT FROM new.msrp_cents OR old.gender IS DISTINCT FROM new.gender OR old.seller_size IS DISTINCT FROM new.seller_size OR old.expiration_date IS DISTINCT FROM new.expiration_date OR old.packaging_type IS DISTINCT FROM new.packaging_type OR old.length IS DISTINCT FROM new.length OR old.width IS DISTINCT FROM new.width OR old.height IS DISTINCT FROM new.height OR old.weight IS DISTINCT FROM new.weight OR old.weight_unit IS DISTINCT FROM new.weight_unit OR old.inner_count IS DISTINCT FROM new.inner_count OR old.inner_quantity IS DISTINCT FROM new.inner_quantity OR old.outer_quantity IS DISTINCT FROM new.outer_quantity OR old.manifest_id IS DISTINCT FROM new.manifest_id OR old.resale_terms IS DISTINCT FROM new.resale_terms OR old.ships_from IS DISTINCT FROM new.ships_from OR old.ships_within IS DISTINCT FROM new.ships_within OR old.freight_terms IS DISTINCT FROM new.freight_terms OR old.pallets IS DISTINCT FROM new.pallets OR old.gross_weight IS DISTINCT FROM new.gross_weight OR old.stackable IS DISTINCT FROM new.stackable OR old.freight_class IS DISTINCT FROM new.freight_class) EXECUTE FUNCTION count_lot_change();
CREATE TRIGGER products_first_published AFTER UPDATE OF provisional ON products FOR EACH ROW WHEN (NOT new.provisional AND new.published_at IS NULL) EXECUTE FUNCTION note_first_publication();
CREATE TRIGGER products_names_of_sellers AFTER INSERT ON products REFERENCING NEW TABLE AS listed FOR EACH STATEMENT EXECUTE FUNCTION refuse_other_names();
CREATE TRIGGER products_note_changed AFTER UPDATE ON products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();
CREATE TRIGGER products_note_new AFTER INSERT ON products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();
CREATE TRIGGER products_note_removed AFTER DELETE ON products REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();
CREATE TRIGGER products_own_shipping AFTER UPDATE OF own_ship_from, own_ships_within ON products FOR EACH ROW WHEN (old.own_ship_from IS DISTINCT FROM new.own_ship_from OR old.own_ships_within IS DISTINCT FROM new.own_ships_within) EXECUTE FUNCTION follow_own_shipping();
CREATE TRIGGER products_published BEFORE INSERT ON products FOR EACH ROW WHEN (NOT new.provisional AND new.published_at IS NULL) EXECUTE FUNCTION note_publication();
CREATE TRIGGER products_seller_name BEFORE INSERT ON products FOR EACH ROW WHEN (new.seller_name = ''::text) EXECUTE FUNCTION copy_seller_name();
CREATE TRIGGER products_shipping BEFORE INSERT ON products FOR EACH ROW EXECUTE FUNCTION copy_shipping();
CREATE TRIGGER products_units AFTER UPDATE OF units, deleted_at ON products FOR EACH ROW WHEN (old.units <> new.units OR (old.deleted_at IS NULL) <> (new.deleted_at IS NULL)) EXECUTE FUNCTION keep_units();
CREATE CONSTRAINT TRIGGER products_units_by_movement AFTER UPDATE OF units ON products DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.units <> new.units) EXECUTE FUNCTION refuse_units_off_record();
CREATE TRIGGER products_units_listed AFTER INSERT ON products REFERENCING NEW TABLE AS listed FOR EACH STATEMENT EXECUTE FUNCTION look_at_listed();
CREATE TRIGGER products_units_of_new AFTER INSERT ON products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_units_of_new();

create table products_to_read (
  product_id bigint not null,
  constraint products_to_read_pkey PRIMARY KEY (product_id)
);

create table provider_refunds (
  id text not null,
  purchase_order_id bigint not null,
  payment_intent_id text not null,
  amount_cents bigint not null,
  status text not null,
  refund_id bigint,
  created_at timestamp with time zone not null,
  partial_refund_id bigint,
  constraint provider_refunds_pkey PRIMARY KEY (id),
  constraint provider_refunds_amount_cents_check CHECK (amount_cents > 0),
  constraint provider_refunds_status_check CHECK (status = ANY (ARRAY['pending'::text, 'succeeded'::text, 'failed'::text])),
  constraint provider_refunds_partial_refund_id_fkey FOREIGN KEY (partial_refund_id) REFERENCES partial_refunds(id),
  constraint provider_refunds_purchase_order_id_fkey FOREIGN KEY (purchase_order_id) REFERENCES purchase_orders(id) ON DELETE CASCADE,
  constraint provider_refunds_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refunds(id) ON DELETE CASCADE
);
CREATE INDEX provider_refunds_order ON public.provider_refunds USING btree (purchase_order_id);
CREATE INDEX provider_refunds_part ON public.provider_refunds USING btree (partial_refund_id) WHERE (partial_refund_id IS NOT NULL);
CREATE INDEX provider_refunds_payment ON public.provider_refunds USING btree (payment_intent_id);
CREATE INDEX provider_refunds_refund ON public.provider_refunds USING btree (refund_id);

create table purchase_order_certificates (
  purchase_order_id bigint not null,
  state text not null,
  certificate_id bigint,
  kept_at timestamp with time zone not null default now(),
  constraint purchase_order_certificates_pkey PRIMARY KEY (purchase_order_id),
  constraint purchase_order_certificates_certificate_id_fkey FOREIGN KEY (certificate_id) REFERENCES resale_certificates(id),
  constraint purchase_order_certificates_purchase_order_id_fkey FOREIGN KEY (purchase_order_id) REFERENCES purchase_orders(id)
);
CREATE INDEX purchase_order_certificates_certificate ON public.purchase_order_certificates USING btree (certificate_id) WHERE (certificate_id IS NOT NULL);

create table purchase_order_credits (
  id bigint not null generated always as identity,
  purchase_order_id bigint not null,
  cause text not null,
  amount_cents bigint not null,
  fee_cents bigint not null,
  reason text not null,
  lines jsonb,
  at timestamp with time zone not null default now(),
  erased_at timestamp with time zone,
  constraint purchase_order_credits_pkey PRIMARY KEY (id),
  constraint purchase_order_credits_purchase_order_id_cause_key UNIQUE (purchase_order_id, cause),
  constraint purchase_order_credits_amount_cents_check CHECK (amount_cents <> 0),
  constraint purchase_order_credits_check CHECK (abs(fee_cents) <= abs(amount_cents) AND (sign(fee_cents::double precision) = 0::double precision OR sign(fee_cents::double precision) = sign(amount_cents::double precision))),
  constraint purchase_order_credits_purchase_order_id_fkey FOREIGN KEY (purchase_order_id) REFERENCES purchase_orders(id)
);
CREATE INDEX purchase_order_credits_at ON public.purchase_order_credits USING btree (at);
CREATE TRIGGER purchase_order_credits_fit BEFORE INSERT ON purchase_order_credits FOR EACH ROW EXECUTE FUNCTION refuse_credit_beyond_order();
CREATE TRIGGER purchase_order_credits_same BEFORE UPDATE ON purchase_order_credits FOR EACH ROW EXECUTE FUNCTION keep_history('reason', 'erased_at');
CREATE TRIGGER purchase_order_credits_stay BEFORE DELETE ON purchase_order_credits FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER purchase_order_credits_stay_all BEFORE TRUNCATE ON purchase_order_credits FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table purchase_order_events (
  id bigint not null generated always as identity,
  purchase_order_id bigint not null,
  event text not null,
  from_status text,
  to_status text not null,
  party text not null,
  actor_user_id bigint,
  note text,
  at timestamp with time zone not null default now(),
  erased_at timestamp with time zone,
  content_hash bytea,
  chain_hash bytea,
  constraint purchase_order_events_pkey PRIMARY KEY (id),
  constraint purchase_order_events_party_check CHECK (party = ANY (ARRAY['buyer'::text, 'seller'::text, 'admin'::text, 'system'::text])),
  constraint purchase_order_events_actor_user_id_fkey FOREIGN KEY (actor_user_id) REFERENCES users(id),
  constraint purchase_order_events_purchase_order_id_fkey FOREIGN KEY (purchase_order_id) REFERENCES purchase_orders(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX purchase_order_events_once ON public.purchase_order_events USING btree (purchase_order_id, event) WHERE (event <> ALL (ARRAY['submit_payment'::text, 'require_payment_action'::text, 'fail_payment'::text, 'correct_tracking'::text, 'change_ship_to'::text, 'report_problem'::text, 'close_claim'::text]));
CREATE INDEX purchase_order_events_order ON public.purchase_order_events USING btree (purchase_order_id, id);
CREATE TRIGGER purchase_order_events_chain BEFORE INSERT ON purchase_order_events FOR EACH ROW EXECUTE FUNCTION chain_order_event();
CREATE TRIGGER purchase_order_events_same BEFORE UPDATE ON purchase_order_events FOR EACH ROW WHEN (old.content_hash IS NOT NULL) EXECUTE FUNCTION keep_history('note', 'erased_at');
CREATE TRIGGER purchase_order_events_stay BEFORE DELETE ON purchase_order_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER purchase_order_events_stay_all BEFORE TRUNCATE ON purchase_order_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table purchase_order_lines (
  id bigint not null generated always as identity,
  purchase_order_id bigint not null,
  product_id bigint not null,
  name text not null,
  upc text not null,
  sku text,
  image text,
  quantity bigint not null,
  unit_cents bigint not null,
  total_cents bigint not null,
  fee_cents bigint not null,
  erased_at timestamp with time zone,
  content_hash bytea,
  chain_hash bytea,
  condition text,
  manifest_id bigint,
  resale_terms jsonb,
  lot jsonb,
  constraint purchase_order_lines_pkey PRIMARY KEY (id),
  constraint purchase_order_lines_check CHECK (total_cents = (quantity * unit_cents)),
  constraint purchase_order_lines_fee_cents_check CHECK (fee_cents >= 0),
  constraint purchase_order_lines_quantity_check CHECK (quantity >= 1 AND quantity <= 10000000),
  constraint purchase_order_lines_unit_cents_check CHECK (unit_cents >= 1 AND unit_cents <= 100000000),
  constraint purchase_order_lines_manifest_id_fkey FOREIGN KEY (manifest_id) REFERENCES manifests(id),
  constraint purchase_order_lines_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id),
  constraint purchase_order_lines_purchase_order_id_fkey FOREIGN KEY (purchase_order_id) REFERENCES purchase_orders(id) ON DELETE CASCADE
);
CREATE INDEX purchase_order_lines_in_order ON public.purchase_order_lines USING btree (purchase_order_id, id);
CREATE INDEX purchase_order_lines_manifest ON public.purchase_order_lines USING btree (manifest_id) WHERE (manifest_id IS NOT NULL);
CREATE INDEX purchase_order_lines_product ON public.purchase_order_lines USING btree (product_id);
CREATE TRIGGER purchase_order_lines_chain BEFORE INSERT ON purchase_order_lines FOR EACH ROW EXECUTE FUNCTION chain_order_line();
CREATE TRIGGER purchase_order_lines_counted AFTER INSERT ON purchase_order_lines REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_order_lines();
CREATE TRIGGER purchase_order_lines_same BEFORE UPDATE ON purchase_order_lines FOR EACH ROW WHEN (old.content_hash IS NOT NULL) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER purchase_order_lines_stay BEFORE DELETE ON purchase_order_lines FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER purchase_order_lines_stay_all BEFORE TRUNCATE ON purchase_order_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table purchase_order_names (
  purchase_order_id bigint not null,
  buyer_name text not null,
  seller_name text not null,
  erased_at timestamp with time zone,
  constraint purchase_order_names_pkey PRIMARY KEY (purchase_order_id),
  constraint purchase_order_names_purchase_order_id_fkey FOREIGN KEY (purchase_order_id) REFERENCES purchase_orders(id) ON DELETE CASCADE
);
CREATE TRIGGER purchase_order_names_same BEFORE UPDATE ON purchase_order_names FOR EACH ROW EXECUTE FUNCTION keep_history('buyer_name', 'seller_name', 'erased_at');
CREATE TRIGGER purchase_order_names_stay BEFORE DELETE ON purchase_order_names FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER purchase_order_names_stay_all BEFORE TRUNCATE ON purchase_order_names FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table purchase_order_sellers (
  purchase_order_id bigint not null,
  seller jsonb not null,
  erased_at timestamp with time zone,
  constraint purchase_order_sellers_pkey PRIMARY KEY (purchase_order_id),
  constraint purchase_order_sellers_purchase_order_id_fkey FOREIGN KEY (purchase_order_id) REFERENCES purchase_orders(id) ON DELETE CASCADE
);
CREATE TRIGGER purchase_order_sellers_same BEFORE UPDATE ON purchase_order_sellers FOR EACH ROW EXECUTE FUNCTION keep_history('seller', 'erased_at');
CREATE TRIGGER purchase_order_sellers_stay BEFORE DELETE ON purchase_order_sellers FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER purchase_order_sellers_stay_all BEFORE TRUNCATE ON purchase_order_sellers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table purchase_orders (
  id bigint not null generated always as identity,
  number bigint not null default nextval('purchase_order_numbers'::regclass),
  offer_id bigint not null,
  buyer_id bigint not null,
  seller_id bigint not null,
  status text not null default 'awaiting_initial_payment'::text,
  total_cents bigint not null,
  fee_bps integer not null,
  fee_cents bigint not null,
  ship_to jsonb not null,
  carrier text,
  tracking_number text,
  payment_due_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  shipped_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  total_units bigint not null default 0,
  sku_count integer not null default 0,
  buyer_address text,
  seller_address text,
  lead_days smallint,
  ship_by date,
  more_parcels jsonb not null default '[]'::jsonb,
  needed_by date,
  freight_cents bigint,
  constraint purchase_orders_pkey PRIMARY KEY (id),
  constraint purchase_orders_number_key UNIQUE (number) INCLUDE (id),
  constraint purchase_orders_offer_id_key UNIQUE (offer_id),
  constraint purchase_orders_check CHECK (fee_cents >= 0 AND fee_cents <= total_cents),
  constraint purchase_orders_fee_bps_check CHECK (fee_bps >= 0 AND fee_bps <= 10000),
  constraint purchase_orders_freight_cents_check CHECK (freight_cents >= 0),
  constraint purchase_orders_lead_days_check CHECK (lead_days >= 1 AND lead_days <= 30),
  constraint purchase_orders_more_parcels_check CHECK (jsonb_typeof(more_parcels) = 'array'::text),
  constraint purchase_orders_status_check CHECK (status = ANY (ARRAY['awaiting_initial_payment'::text, 'payment_pending'::text, 'awaiting_shipment'::text, 'shipped'::text, 'received'::text, 'paid_in_full'::text, 'completed'::text, 'canceled'::text, 'requires_payment_action'::text])),
  constraint purchase_orders_total_cents_check CHECK (total_cents > 0),
  constraint purchase_orders_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES buyers(id),
  constraint purchase_orders_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES offers(id),
  constraint purchase_orders_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id)
);
CREATE INDEX purchase_orders_buyer ON public.purchase_orders USING btree (buyer_id, created_at);
CREATE INDEX purchase_orders_by_buyer_address ON public.purchase_orders USING btree (buyer_address, id);
CREATE INDEX purchase_orders_by_fee ON public.purchase_orders USING btree (fee_cents, id);
CREATE INDEX purchase_orders_by_net ON public.purchase_orders USING btree (((total_cents - fee_cents)), id) INCLUDE (total_cents, fee_cents);
CREATE INDEX purchase_orders_by_seller_address ON public.purchase_orders USING btree (seller_address, id);
CREATE INDEX purchase_orders_by_skus ON public.purchase_orders USING btree (sku_count, id);
CREATE INDEX purchase_orders_by_status ON public.purchase_orders USING btree (status, id);
CREATE INDEX purchase_orders_by_total ON public.purchase_orders USING btree (total_cents, id);
CREATE INDEX purchase_orders_by_units ON public.purchase_orders USING btree (total_units, id);
CREATE INDEX purchase_orders_created ON public.purchase_orders USING btree (created_at, id);
CREATE INDEX purchase_orders_paid ON public.purchase_orders USING btree (paid_at) WHERE (paid_at IS NOT NULL);
CREATE INDEX purchase_orders_seller ON public.purchase_orders USING btree (seller_id, created_at);
CREATE INDEX purchase_orders_to_ship ON public.purchase_orders USING btree (ship_by) WHERE ((status = 'awaiting_shipment'::text) AND (ship_by IS NOT NULL));
CREATE INDEX purchase_orders_unpaid ON public.purchase_orders USING btree (payment_due_at) WHERE (status = 'awaiting_initial_payment'::text);
CREATE INDEX purchase_orders_updated ON public.purchase_orders USING btree (updated_at, id);
CREATE TRIGGER purchase_orders_addresses BEFORE INSERT ON purchase_orders FOR EACH ROW EXECUTE FUNCTION copy_addresses_of_offer();
CREATE TRIGGER purchase_orders_agreed BEFORE UPDATE OF id, number, offer_id, buyer_id, seller_id, total_cents, freight_cents, fee_bps, fee_cents ON purchase_orders FOR EACH ROW WHEN (old.id IS DISTINCT FROM new.id OR old.number IS DISTINCT FROM new.number OR old.offer_id IS DISTINCT FROM new.offer_id OR old.buyer_id IS DISTINCT FROM new.buyer_id OR old.seller_id IS DISTINCT FROM new.seller_id OR old.total_cents IS DISTINCT FROM new.total_cents OR old.freight_cents IS DISTINCT FROM new.freight_cents OR old.fee_bps IS DISTINCT FROM new.fee_bps OR old.fee_cents IS DISTINCT FROM new.fee_cents) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER purchase_orders_invoice_details AFTER INSERT ON purchase_orders FOR EACH ROW EXECUTE FUNCTION copy_invoice_details();
CREATE CONSTRAINT TRIGGER purchase_orders_like_lines AFTER INSERT OR UPDATE OF total_cents, fee_cents, total_units, sku_count ON purchase_orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_order_unlike_lines();
CREATE TRIGGER purchase_orders_named AFTER INSERT ON purchase_orders FOR EACH ROW EXECUTE FUNCTION name_order();
CREATE TRIGGER purchase_orders_stay BEFORE DELETE ON purchase_orders FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER purchase_orders_stay_all BEFORE TRUNCATE ON purchase_orders FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table question_messages (
  id bigint not null generated always as identity,
  question_id bigint not null,
  party text not null,
  author_user_id bigint not null,
  text text,
  at timestamp with time zone not null default now(),
  erased_at timestamp with time zone,
  content_hash bytea,
  chain_hash bytea,
  constraint question_messages_pkey PRIMARY KEY (id),
  constraint question_messages_check CHECK (text IS NOT NULL OR erased_at IS NOT NULL),
  constraint question_messages_party_check CHECK (party = ANY (ARRAY['buyer'::text, 'seller'::text])),
  constraint question_messages_text_check CHECK (char_length(text) >= 1 AND char_length(text) <= 2000),
  constraint question_messages_author_user_id_fkey FOREIGN KEY (author_user_id) REFERENCES users(id),
  constraint question_messages_question_id_fkey FOREIGN KEY (question_id) REFERENCES product_questions(id)
);
CREATE INDEX question_messages_author ON public.question_messages USING btree (author_user_id);
CREATE INDEX question_messages_question ON public.question_messages USING btree (question_id, id);
CREATE TRIGGER question_messages_chain BEFORE INSERT ON question_messages FOR EACH ROW EXECUTE FUNCTION chain_question_message();
CREATE TRIGGER question_messages_same BEFORE UPDATE ON question_messages FOR EACH ROW EXECUTE FUNCTION keep_history('text', 'erased_at');
CREATE TRIGGER question_messages_stay BEFORE DELETE ON question_messages FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER question_messages_stay_all BEFORE TRUNCATE ON question_messages FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table received_units (
  line_id bigint not null,
  purchase_order_id bigint not null,
  units integer not null,
  constraint received_units_pkey PRIMARY KEY (line_id),
  constraint received_units_units_check CHECK (units >= 0),
  constraint received_units_line_id_fkey FOREIGN KEY (line_id) REFERENCES purchase_order_lines(id),
  constraint received_units_purchase_order_id_fkey FOREIGN KEY (purchase_order_id) REFERENCES purchase_orders(id) ON DELETE CASCADE
);
CREATE INDEX received_units_order ON public.received_units USING btree (purchase_order_id);

create table recovery_codes (
  user_id bigint not null,
  code_hash bytea not null,
  constraint recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES second_factors(user_id) ON DELETE CASCADE
);

create table refunds (
  id bigint not null generated always as identity,
  purchase_order_id bigint not null,
  payment_intent_id text not null,
  amount_cents bigint not null,
  provider_refund_id text,
  status text not null default 'requested'::text,
  created_at timestamp with time zone not null default now(),
  attempt integer not null default 1,
  failed_refund_ids text[] not null default '{}'::text[],
  returned_at timestamp with time zone,
  return_note text,
  refused_code text,
  refused_at timestamp with time zone,
  constraint refunds_pkey PRIMARY KEY (id),
  constraint refunds_payment_intent_id_key UNIQUE (payment_intent_id),
  constraint refunds_amount_cents_check CHECK (
CASE status
    WHEN 'not_needed'::text THEN amount_cents = 0
    ELSE amount_cents > 0
END),
  constraint refunds_check CHECK ((status = 'returned'::text) = (returned_at IS NOT NULL AND return_note IS NOT NULL)),
  constraint refunds_status_check CHECK (status = ANY (ARRAY['requested'::text, 'pending'::text, 'succeeded'::text, 'failed'::text, 'returned'::text, 'not_needed'::text])),
  constraint refunds_purchase_order_id_fkey FOREIGN KEY (purchase_order_id) REFERENCES purchase_orders(id) ON DELETE CASCADE
);
CREATE INDEX refunds_order ON public.refunds USING btree (purchase_order_id);
CREATE INDEX refunds_provider ON public.refunds USING btree (provider_refund_id);

create table release_note_dismissals (
  user_id bigint not null,
  dismissed_at timestamp with time zone not null default now(),
  constraint release_note_dismissals_pkey PRIMARY KEY (user_id),
  constraint release_note_dismissals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table release_notes (
  id bigint not null generated always as identity,
  body text not null,
  buyer boolean not null default false,
  seller boolean not null default false,
  created_at timestamp with time zone not null default now(),
  created_by bigint,
  published_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  constraint release_notes_pkey PRIMARY KEY (id),
  constraint release_notes_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX release_notes_newest ON public.release_notes USING btree (created_at DESC, id DESC);

create table resale_certificate_documents (
  certificate_id bigint not null,
  bytes bytea not null,
  constraint resale_certificate_documents_pkey PRIMARY KEY (certificate_id),
  constraint resale_certificate_documents_certificate_id_fkey FOREIGN KEY (certificate_id) REFERENCES resale_certificates(id) ON DELETE CASCADE
);

create table resale_certificates (
  id bigint not null generated always as identity,
  buyer_id bigint not null,
  seller_id bigint,
  number text not null,
  states text[] not null,
  valid_from date not null,
  valid_until date,
  document_kind text not null,
  document_bytes integer not null,
  status text not null default 'waiting'::text,
  reason text,
  decided_by bigint,
  decided_at timestamp with time zone,
  reminded_at timestamp with time zone,
  removed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint resale_certificates_pkey PRIMARY KEY (id),
  constraint resale_certificates_check CHECK (valid_until >= valid_from),
  constraint resale_certificates_check1 CHECK ((status = 'waiting'::text) = (decided_at IS NULL)),
  constraint resale_certificates_check2 CHECK ((status = 'refused'::text) = (reason IS NOT NULL)),
  constraint resale_certificates_document_bytes_check CHECK (document_bytes > 0),
  constraint resale_certificates_document_kind_check CHECK (document_kind = ANY (ARRAY['pdf'::text, 'jpeg'::text, 'png'::text])),
  constraint resale_certificates_number_check CHECK (length(number) >= 1 AND length(number) <= 60),
  constraint resale_certificates_states_check CHECK (cardinality(states) >= 1 AND cardinality(states) <= 60),
  constraint resale_certificates_status_check CHECK (status = ANY (ARRAY['waiting'::text, 'verified'::text, 'refused'::text])),
  constraint resale_certificates_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES buyers(id),
  constraint resale_certificates_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint resale_certificates_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id)
);
CREATE INDEX resale_certificates_buyer ON public.resale_certificates USING btree (buyer_id, id);
CREATE INDEX resale_certificates_seller ON public.resale_certificates USING btree (seller_id) WHERE (seller_id IS NOT NULL);
CREATE INDEX resale_certificates_waiting ON public.resale_certificates USING btree (id) WHERE ((status = 'waiting'::text) AND (removed_at IS NULL));

create table sample_profiles (
  user_id bigint not null,
  seller_categories text[] not null default '{}'::text[],
  buyer_categories text[] not null default '{}'::text[],
  selected_buyers text[] not null default '{}'::text[],
  current_buyer_relationships text[] not null default '{}'::text[],
  time_zone text not null default 'America/New_York'::text,
  ran_out_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint sample_profiles_pkey PRIMARY KEY (user_id),
  constraint sample_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

create table sandbox_deliveries (
  id bigint not null generated always as identity,
  event_id text not null,
  due_at timestamp with time zone not null,
  attempts integer not null default 0,
  delivered_at timestamp with time zone,
  constraint sandbox_deliveries_pkey PRIMARY KEY (id)
);
CREATE INDEX sandbox_deliveries_due ON public.sandbox_deliveries USING btree (due_at) WHERE (delivered_at IS NULL);

create table sandbox_idempotency (
  key text not null,
  fingerprint text not null,
  answer jsonb not null,
  status integer not null,
  created_at timestamp with time zone not null default now(),
  constraint sandbox_idempotency_pkey PRIMARY KEY (key)
);

create table sandbox_objects (
  id text not null,
  kind text not null,
  body jsonb not null,
  created_at timestamp with time zone not null default now(),
  constraint sandbox_objects_pkey PRIMARY KEY (id)
);
CREATE INDEX sandbox_objects_kind ON public.sandbox_objects USING btree (kind, created_at);

create table saved_searches (
  id bigint not null generated always as identity,
  buyer_id bigint not null,
  name text not null,
  criteria jsonb not null,
  sort text,
  alerts boolean not null,
  seen_until timestamp with time zone not null default now(),
  told_at timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default now(),
  constraint saved_searches_pkey PRIMARY KEY (id),
  constraint saved_searches_name_check CHECK (length(name) >= 1 AND length(name) <= 80),
  constraint saved_searches_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES buyers(id) ON DELETE CASCADE
);
CREATE INDEX saved_searches_due ON public.saved_searches USING btree (told_at) WHERE alerts;
CREATE UNIQUE INDEX saved_searches_name ON public.saved_searches USING btree (buyer_id, lower(name));

create table schedule_ticks (
  name text not null,
  tick_at timestamp with time zone not null,
  constraint schedule_ticks_pkey PRIMARY KEY (name)
);

create table schema_migrations (
  number integer not null,
  name text not null,
  sha256 text not null,
  applied_at timestamp with time zone not null default now(),
  constraint schema_migrations_pkey PRIMARY KEY (number)
);

create table search_words (
  word text not null,
  beginnings text[] not null generated always as (with_letters_left_out("left"(word, 4), 1) || with_letters_left_out("left"(word, 8), 2)) stored
);
CREATE INDEX search_words_beginnings ON public.search_words USING gin (beginnings);
CREATE INDEX search_words_word ON public.search_words USING btree (word);

create table second_factors (
  user_id bigint not null,
  secret bytea,
  set_up_at timestamp with time zone,
  pending_secret bytea,
  last_period bigint not null default 0,
  constraint second_factors_pkey PRIMARY KEY (user_id),
  constraint second_factors_check CHECK ((secret IS NULL) = (set_up_at IS NULL)),
  constraint second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table seller_answer_times (
  seller_id bigint not null,
  hours double precision not null,
  constraint seller_answer_times_pkey PRIMARY KEY (seller_id),
  constraint seller_answer_times_hours_check CHECK (hours >= 0::double precision),
  constraint seller_answer_times_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id) ON DELETE CASCADE
);
CREATE TRIGGER seller_answer_times_note_changed AFTER INSERT OR DELETE OR UPDATE OF hours ON seller_answer_times FOR EACH ROW EXECUTE FUNCTION note_changed_answer_time();

create table seller_balances (
  seller_id bigint not null,
  pending_cents bigint not null default 0,
  available_cents bigint not null default 0,
  in_flight_cents bigint not null default 0,
  constraint seller_balances_pkey PRIMARY KEY (seller_id),
  constraint seller_balances_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id)
);

create table seller_changes (
  seller_id bigint not null,
  shows boolean,
  lots bigint not null,
  lots_done bigint not null default 0,
  reached_at timestamp with time zone not null default 'infinity'::timestamp with time zone,
  reached_id bigint not null default 0,
  begun_at timestamp with time zone not null default now(),
  carried_at timestamp with time zone not null default now(),
  constraint seller_changes_pkey PRIMARY KEY (seller_id),
  constraint seller_changes_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id) ON DELETE CASCADE
);
CREATE INDEX seller_changes_hidden ON public.seller_changes USING btree (seller_id) WHERE (NOT shows);

create table seller_invoice_details (
  seller_id bigint not null,
  code text not null,
  legal_name text not null,
  street text not null,
  city text not null,
  state text not null,
  zip text not null,
  tax_id text,
  agreed_at timestamp with time zone not null default now(),
  agreed_by bigint,
  caught_up_at timestamp with time zone,
  constraint seller_invoice_details_pkey PRIMARY KEY (seller_id),
  constraint seller_invoice_details_code_key UNIQUE (code),
  constraint seller_invoice_details_code_check CHECK (code ~ '^[A-Z0-9]{3,12}$'::text),
  constraint seller_invoice_details_agreed_by_fkey FOREIGN KEY (agreed_by) REFERENCES users(id),
  constraint seller_invoice_details_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id)
);
CREATE TRIGGER seller_invoice_details_code BEFORE UPDATE OF code ON seller_invoice_details FOR EACH ROW WHEN (old.code IS DISTINCT FROM new.code) EXECUTE FUNCTION refuse_change();

create table sellers (
  id bigint not null generated always as identity,
  user_id bigint,
  name text not null,
  description text not null default ''::text,
  category text,
  annual_volume text,
  current_buyer_relationships text[] not null default '{}'::text[],
  logo text,
  banner text,
  tiktok_handle text,
  tiktok_count text,
  insta_handle text,
  instagram_count text,
  platform_fee_bps integer,
  created_at timestamp with time zone not null default now(),
  product_step_done_at timestamp with time zone,
  resale_terms jsonb,
  ships_from text,
  ships_within smallint,
  constraint sellers_pkey PRIMARY KEY (id),
  constraint sellers_platform_fee_bps_check CHECK (platform_fee_bps >= 0 AND platform_fee_bps <= 10000),
  constraint sellers_ships_within_check CHECK (ships_within >= 1 AND ships_within <= 30),
  constraint sellers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX sellers_name ON public.sellers USING btree (lower(name));
CREATE UNIQUE INDEX sellers_user ON public.sellers USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX sellers_words ON public.sellers USING gin (name gin_trgm_ops);
CREATE TRIGGER sellers_address AFTER UPDATE OF user_id ON sellers FOR EACH ROW WHEN (new.user_id IS NOT NULL AND old.user_id IS DISTINCT FROM new.user_id) EXECUTE FUNCTION spread_address_of_user();
CREATE TRIGGER sellers_change_words AFTER UPDATE OF name ON sellers FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name) EXECUTE FUNCTION learn_seller_name();
CREATE TRIGGER sellers_company AFTER INSERT OR UPDATE OF user_id, name ON sellers FOR EACH ROW WHEN (new.user_id IS NOT NULL) EXECUTE FUNCTION know_company();
CREATE TRIGGER sellers_name_spreads AFTER UPDATE OF name ON sellers FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name) EXECUTE FUNCTION spread_seller_name();
CREATE TRIGGER sellers_note_new AFTER INSERT ON sellers FOR EACH ROW EXECUTE FUNCTION note_changed_seller();
CREATE TRIGGER sellers_note_renamed AFTER UPDATE OF name ON sellers FOR EACH ROW WHEN (old.name <> new.name) EXECUTE FUNCTION note_changed_seller();
CREATE TRIGGER sellers_note_terms AFTER UPDATE OF resale_terms ON sellers FOR EACH ROW WHEN (old.resale_terms IS DISTINCT FROM new.resale_terms) EXECUTE FUNCTION note_changed_seller();
CREATE TRIGGER sellers_shipping AFTER UPDATE OF ships_from, ships_within ON sellers FOR EACH ROW WHEN (old.ships_from IS DISTINCT FROM new.ships_from OR old.ships_within IS DISTINCT FROM new.ships_within) EXECUTE FUNCTION spread_seller_name();

create table sent_leads (
  id bigint not null generated always as identity,
  user_id bigint not null,
  lead_id bigint not null,
  local_day date not null,
  contact_key text not null,
  sent_at timestamp with time zone not null,
  constraint sent_leads_pkey PRIMARY KEY (id),
  constraint sent_leads_user_id_contact_key_key UNIQUE (user_id, contact_key),
  constraint sent_leads_user_id_lead_id_key UNIQUE (user_id, lead_id),
  constraint sent_leads_user_id_local_day_key UNIQUE (user_id, local_day),
  constraint sent_leads_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id),
  constraint sent_leads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX sent_leads_lead ON public.sent_leads USING btree (lead_id);

create table sessions (
  id uuid not null default gen_random_uuid(),
  user_id bigint not null,
  token_hash bytea not null,
  bearer_hash bytea,
  origin text not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null default now(),
  user_agent text,
  second_factor_at timestamp with time zone,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_bearer_hash_key UNIQUE (bearer_hash),
  constraint sessions_token_hash_key UNIQUE (token_hash),
  constraint sessions_origin_check CHECK (origin = ANY (ARRAY['password'::text, 'application'::text, 'magic_link'::text, 'reset_link'::text])),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id, created_at);

create table ship_to_addresses (
  id bigint not null generated always as identity,
  buyer_id bigint not null,
  label text not null,
  ship_to jsonb not null,
  dock boolean not null default false,
  liftgate_needed boolean not null default false,
  appointment_needed boolean not null default false,
  receiving_hours text not null default ''::text,
  is_default boolean not null default false,
  created_at timestamp with time zone not null default now(),
  constraint ship_to_addresses_pkey PRIMARY KEY (id),
  constraint ship_to_addresses_label_check CHECK (label <> ''::text),
  constraint ship_to_addresses_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES buyers(id)
);
CREATE UNIQUE INDEX ship_to_addresses_default ON public.ship_to_addresses USING btree (buyer_id) WHERE is_default;
CREATE UNIQUE INDEX ship_to_addresses_label ON public.ship_to_addresses USING btree (buyer_id, lower(label));

create table staff_notes (
  id bigint not null generated always as identity,
  application_id bigint,
  purchase_order_id bigint,
  person_id bigint,
  author_user_id bigint not null,
  text text not null,
  at timestamp with time zone not null default now(),
  edited_at timestamp with time zone,
  deleted_at timestamp with time zone,
  constraint staff_notes_pkey PRIMARY KEY (id),
  constraint staff_notes_check CHECK (num_nonnulls(application_id, purchase_order_id, person_id) = 1),
  constraint staff_notes_text_check CHECK (text <> ''::text),
  constraint staff_notes_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  constraint staff_notes_author_user_id_fkey FOREIGN KEY (author_user_id) REFERENCES users(id),
  constraint staff_notes_person_id_fkey FOREIGN KEY (person_id) REFERENCES users(id),
  constraint staff_notes_purchase_order_id_fkey FOREIGN KEY (purchase_order_id) REFERENCES purchase_orders(id)
);
CREATE INDEX staff_notes_application ON public.staff_notes USING btree (application_id) WHERE (application_id IS NOT NULL);
CREATE INDEX staff_notes_author ON public.staff_notes USING btree (author_user_id);
CREATE INDEX staff_notes_deleted ON public.staff_notes USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX staff_notes_order ON public.staff_notes USING btree (purchase_order_id) WHERE (purchase_order_id IS NOT NULL);
CREATE INDEX staff_notes_person ON public.staff_notes USING btree (person_id) WHERE (person_id IS NOT NULL);

create table stock_movements (
  id bigint not null generated always as identity,
  product_id bigint not null,
  change bigint not null,
  reason text not null,
  purchase_order_id bigint,
  at timestamp with time zone not null default now(),
  erased_at timestamp with time zone,
  content_hash bytea,
  chain_hash bytea,
  balance bigint,
  constraint stock_movements_pkey PRIMARY KEY (id),
  constraint stock_movements_change_check CHECK (change <> 0),
  constraint stock_movements_reason_check CHECK (reason = ANY (ARRAY['listed'::text, 'edited'::text, 'imported'::text, 'sold'::text, 'canceled'::text])),
  constraint stock_movements_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id),
  constraint stock_movements_purchase_order_id_fkey FOREIGN KEY (purchase_order_id) REFERENCES purchase_orders(id)
);
CREATE INDEX stock_movements_at ON public.stock_movements USING btree (at) INCLUDE (product_id, change);
CREATE INDEX stock_movements_in_order ON public.stock_movements USING btree (product_id, id);
CREATE UNIQUE INDEX stock_movements_once ON public.stock_movements USING btree (purchase_order_id, product_id, reason) WHERE (purchase_order_id IS NOT NULL);
CREATE TRIGGER stock_movements_chain BEFORE INSERT ON stock_movements FOR EACH ROW EXECUTE FUNCTION chain_stock_movement();
CREATE TRIGGER stock_movements_moved AFTER INSERT ON stock_movements REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION look_at_moved();
CREATE TRIGGER stock_movements_same BEFORE UPDATE ON stock_movements FOR EACH ROW WHEN (old.content_hash IS NOT NULL) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER stock_movements_stay BEFORE DELETE ON stock_movements FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER stock_movements_stay_all BEFORE TRUNCATE ON stock_movements FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table subscription_checkouts (
  id bigint not null generated always as identity,
  user_id bigint not null,
  status text not null default 'opening'::text,
  provider_session_id text,
  url text,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint subscription_checkouts_pkey PRIMARY KEY (id),
  constraint subscription_checkouts_provider_session_id_key UNIQUE (provider_session_id),
  constraint subscription_checkouts_status_check CHECK (status = ANY (ARRAY['opening'::text, 'open'::text, 'complete'::text, 'expired'::text])),
  constraint subscription_checkouts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX subscription_checkouts_open ON public.subscription_checkouts USING btree (user_id) WHERE (status = ANY (ARRAY['opening'::text, 'open'::text]));

create table subscriptions (
  id text not null,
  user_id bigint not null,
  customer_id text not null,
  status text not null,
  renews_at timestamp with time zone,
  cancels_at timestamp with time zone,
  ends_at timestamp with time zone,
  revision integer not null default 0,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone not null default now(),
  constraint subscriptions_pkey PRIMARY KEY (id),
  constraint subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX subscriptions_user ON public.subscriptions USING btree (user_id);

create table transfer_reversals (
  id bigint not null generated always as identity,
  payout_id bigint not null,
  purchase_order_id bigint not null,
  amount_cents bigint not null,
  cause text not null,
  status text not null default 'asked'::text,
  attempt integer not null default 1,
  problem text,
  asked_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  constraint transfer_reversals_pkey PRIMARY KEY (id),
  constraint transfer_reversals_amount_cents_check CHECK (amount_cents > 0),
  constraint transfer_reversals_cause_check CHECK (cause = ANY (ARRAY['ended'::text, 'debt'::text])),
  constraint transfer_reversals_check CHECK ((status = 'asked'::text) = (ended_at IS NULL)),
  constraint transfer_reversals_status_check CHECK (status = ANY (ARRAY['asked'::text, 'made'::text, 'refused'::text])),
  constraint transfer_reversals_payout_id_purchase_order_id_fkey FOREIGN KEY (payout_id, purchase_order_id) REFERENCES payout_orders(payout_id, purchase_order_id)
);
CREATE UNIQUE INDEX transfer_reversals_asked ON public.transfer_reversals USING btree (payout_id, purchase_order_id) WHERE (status = 'asked'::text);
CREATE INDEX transfer_reversals_order ON public.transfer_reversals USING btree (purchase_order_id);

create table unshown_photos (
  photo text not null,
  since timestamp with time zone not null default now(),
  forgotten_at timestamp with time zone,
  constraint unshown_photos_pkey PRIMARY KEY (photo)
);

create table uploads (
  key text not null,
  user_id bigint not null,
  kind text,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  photo text,
  used_at timestamp with time zone,
  cleared_at timestamp with time zone,
  bytes bigint not null default 0,
  receiving_at timestamp with time zone,
  received_at timestamp with time zone,
  network text,
  digest bytea,
  constraint uploads_pkey PRIMARY KEY (key),
  constraint uploads_photo_key UNIQUE (photo),
  constraint uploads_check CHECK (photo IS NULL OR kind = 'image'::text),
  constraint uploads_kind_check CHECK (kind = ANY (ARRAY['image'::text, 'csv'::text, 'workbook'::text, 'document'::text])),
  constraint uploads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX uploads_of_network ON public.uploads USING btree (network, created_at) WHERE (network IS NOT NULL);
CREATE INDEX uploads_of_user ON public.uploads USING btree (user_id, created_at);
CREATE INDEX uploads_to_clear ON public.uploads USING btree (created_at) WHERE (cleared_at IS NULL);
CREATE INDEX uploads_waiting ON public.uploads USING btree (user_id, created_at) WHERE (used_at IS NULL);

create table users (
  id bigint not null generated always as identity,
  email text not null,
  full_name text not null default ''::text,
  password_hash text,
  status text not null default 'provisional'::text,
  admin boolean not null default false,
  created_at timestamp with time zone not null default now(),
  password_set_at timestamp with time zone,
  photo text,
  muted_mails text[] not null default '{}'::text[],
  mail_token uuid not null default gen_random_uuid(),
  second_factor_required boolean not null default false,
  buys boolean not null default false,
  sells boolean not null default false,
  company_key text,
  address_proven_at timestamp with time zone,
  staff_role text not null default 'admin'::text,
  staff_since timestamp with time zone,
  closed_at timestamp with time zone,
  demo boolean not null default false,
  demo_off_since timestamp with time zone,
  time_zone text,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_mail_token_key UNIQUE (mail_token),
  constraint users_check CHECK (closed_at IS NULL OR NOT admin),
  constraint users_staff_role_check CHECK (staff_role = ANY (ARRAY['support'::text, 'admin'::text])),
  constraint users_status_check CHECK (status = ANY (ARRAY['provisional'::text, 'denied'::text, 'approved'::text, 'password_created'::text, 'onboarded'::text])),
  constraint users_time_zone_check CHECK (char_length(time_zone) <= 60)
);
CREATE INDEX users_by_company ON public.users USING btree (company_key, id) INCLUDE (buys, sells);
CREATE INDEX users_by_email ON public.users USING btree (lower(email), id) INCLUDE (email, buys, sells);
CREATE INDEX users_by_status ON public.users USING btree (status, id) INCLUDE (buys, sells);
CREATE UNIQUE INDEX users_email ON public.users USING btree (lower(email));
CREATE INDEX users_newest ON public.users USING btree (created_at, id) INCLUDE (buys, sells);
CREATE INDEX users_words ON public.users USING gin ((((email || ' '::text) || full_name)) gin_trgm_ops);
CREATE TRIGGER users_address AFTER UPDATE OF email ON users FOR EACH ROW WHEN (old.email <> new.email) EXECUTE FUNCTION spread_address();

create table watches (
  buyer_id bigint not null,
  product_id bigint not null,
  seen_as text not null,
  seen_price_cents bigint,
  told_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint watches_pkey PRIMARY KEY (buyer_id, product_id),
  constraint watches_seen_as_check CHECK (seen_as = ANY (ARRAY['on_sale'::text, 'sold_out'::text, 'gone'::text])),
  constraint watches_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES buyers(id) ON DELETE CASCADE,
  constraint watches_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id)
);
CREATE INDEX watches_of_product ON public.watches USING btree (product_id);

create table worker_heartbeats (
  worker_id text not null,
  beat_at timestamp with time zone not null default now(),
  constraint worker_heartbeats_pkey PRIMARY KEY (worker_id)
);

create view published_counts as
 SELECT each.what,
    p.category,
    each.key,
    1::bigint AS change
   FROM products p
     CROSS JOIN LATERAL ( SELECT 'all'::text AS what,
            ''::text AS key
        UNION ALL
         SELECT 'seller'::text,
            p.seller_id::text AS seller_id
        UNION ALL
         SELECT 'like'::text,
            kind_of_product(p.percent_off_msrp, p.units, p.seller_price_cents, p.gender, p.packaging_type) AS kind_of_product
        UNION ALL
         SELECT 'condition'::text,
            (("left"(kind_of_product(p.percent_off_msrp, p.units, p.seller_price_cents, p.gender, p.packaging_type), '-1'::integer) || ',"'::text) || p.condition) || '"]'::text
          WHERE p.condition <> 'new'::text
        UNION ALL
         SELECT 'price'::text,
            lpad(price_step(p.seller_price_cents)::text, 9, '0'::text) AS lpad
          WHERE p.seller_price_cents IS NOT NULL
        UNION ALL
         SELECT DISTINCT 'tag'::text,
            tag.tag
           FROM unnest(p.tags) tag(tag)) each
  WHERE NOT p.provisional AND NOT p.paused AND p.deleted_at IS NULL;

CREATE OR REPLACE FUNCTION public.add_to_balance()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update seller_balances set
    pending_cents = pending_cents - case new.account when 'seller_pending' then new.amount_cents else 0 end,
    available_cents = available_cents - case new.account when 'seller_available' then new.amount_cents else 0 end,
    in_flight_cents = in_flight_cents - case new.account when 'seller_in_flight' then new.amount_cents else 0 end
  where seller_id = new.seller_id;
  return null;
end $function$;
REVOKE EXECUTE ON FUNCTION add_to_balance() FROM PUBLIC;

CREATE OR REPLACE FUNCTION public.begin_address_change(person bigint)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 INSERT INTO address_changes (user_id)
   VALUES (begin_address_change.person) ON CONFLICT(user_id) DO UPDATE SET beginning = NULL::text[], begun_at = now();
END;

CREATE OR REPLACE FUNCTION public.begin_seller_change(seller bigint, shown boolean)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 INSERT INTO seller_changes (seller_id, shows, lots)
   VALUES (begin_seller_change.seller, begin_seller_change.shown, ( SELECT count(*) AS count
            FROM products
           WHERE ((products.seller_id = begin_seller_change.seller) AND (products.deleted_at IS NULL)))) ON CONFLICT(seller_id) DO UPDATE SET shows = COALESCE(excluded.shows, seller_changes.shows), lots = excluded.lots, lots_done = 0, reached_at = 'infinity'::timestamp with time zone, reached_id = 0, begun_at = now();
END;

CREATE OR REPLACE FUNCTION public.chain_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  before bytea;
begin
  select chain_hash into before from ledger_entries
  where posting_id = new.posting_id and id < new.id order by id desc limit 1;
  new.content_hash := digest_of(to_jsonb(new));
  new.chain_hash := chained(coalesce(before, ''), new.content_hash);
  return new;
end $function$;

CREATE AGGREGATE chain_of(bytea) (sfunc = chained, stype = bytea, initcond = '', parallel = s);

CREATE OR REPLACE FUNCTION public.chain_offer_message()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  before bytea;
begin
  select chain_hash into before from offer_messages
  where offer_id = new.offer_id and id < new.id
  order by id desc limit 1;
  new.content_hash := digest_of(to_jsonb(new), new.at);
  new.chain_hash := chained(coalesce(before, ''), new.content_hash);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.chain_offer_revision()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
declare
  before bytea;
begin
  select chain_hash into before from offer_revisions
  where (offer_id, revision) > (new.offer_id, -1) and (offer_id, revision) < (new.offer_id, new.revision)
  order by offer_id desc, revision desc limit 1;
  if found and before is null then
    select chain_of(coalesce(content_hash, digest_of(to_jsonb(r), r.at)) order by revision) into before
    from offer_revisions r where offer_id = new.offer_id;
  end if;
  new.content_hash := digest_of(to_jsonb(new), new.at);
  new.chain_hash := chained(coalesce(before, ''), new.content_hash);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.chain_order_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
declare
  before bytea;
begin
  select chain_hash into before from purchase_order_events
  where (purchase_order_id, id) > (new.purchase_order_id, 0) and (purchase_order_id, id) < (new.purchase_order_id, new.id)
  order by purchase_order_id desc, id desc limit 1;
  if found and before is null then
    select chain_of(coalesce(content_hash, digest_of(to_jsonb(e), e.at)) order by id) into before
    from purchase_order_events e where purchase_order_id = new.purchase_order_id;
  end if;
  new.content_hash := digest_of(to_jsonb(new), new.at);
  new.chain_hash := chained(coalesce(before, ''), new.content_hash);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.chain_order_line()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
declare
  before bytea;
begin
  select chain_hash into before from purchase_order_lines
  where (purchase_order_id, id) > (new.purchase_order_id, 0) and (purchase_order_id, id) < (new.purchase_order_id, new.id)
  order by purchase_order_id desc, id desc limit 1;
  new.content_hash := digest_of(to_jsonb(new));
  new.chain_hash := chained(coalesce(before, ''), new.content_hash);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.chain_posting()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  before bytea;
begin
  insert into seller_balances (seller_id) values (new.seller_id) on conflict do nothing;
  perform from seller_balances where seller_id = new.seller_id for no key update;
  -- The number that was drawn before the lock may be lower than that of a posting committed meanwhile.
  new.id := nextval(pg_get_serial_sequence('ledger_postings', 'id'));
  select chain_hash into before from ledger_postings
  where (seller_id, id) > (new.seller_id, 0) and (seller_id, id) < (new.seller_id, new.id)
  order by seller_id desc, id desc limit 1;
  new.content_hash := digest_of(to_jsonb(new), new.at);
  new.chain_hash := chained(coalesce(before, ''), new.content_hash);
  return new;
end $function$;
REVOKE EXECUTE ON FUNCTION chain_posting() FROM PUBLIC;

CREATE OR REPLACE FUNCTION public.chain_question_message()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  before bytea;
begin
  select chain_hash into before from question_messages
  where question_id = new.question_id and id < new.id
  order by id desc limit 1;
  new.content_hash := digest_of(to_jsonb(new), new.at);
  new.chain_hash := chained(coalesce(before, ''), new.content_hash);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.chain_stock_movement()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
declare
  before bytea;
  had bigint;
begin
  select chain_hash, balance into before, had from stock_movements
  where (product_id, id) > (new.product_id, 0) and (product_id, id) < (new.product_id, new.id)
  order by product_id desc, id desc limit 1;
  if found and before is null then
    select chain_of(coalesce(content_hash, digest_of(to_jsonb(m), m.at)) order by id), sum(change) into before, had
    from stock_movements m where product_id = new.product_id;
  end if;
  new.content_hash := digest_of(to_jsonb(new), new.at);
  new.chain_hash := chained(coalesce(before, ''), new.content_hash);
  new.balance := coalesce(had, 0) + new.change;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.chained(before bytea, digest bytea)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN sha256((before || digest));

CREATE OR REPLACE FUNCTION public.copy_addresses()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock_shared(7205760);
  select lower(u.email) into new.buyer_address
  from buyers b join users u on u.id = b.user_id where b.id = new.buyer_id;
  select lower(u.email) into new.seller_address
  from sellers s join users u on u.id = s.user_id where s.id = new.seller_id;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.copy_addresses_of_offer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select buyer_address, seller_address into new.buyer_address, new.seller_address
  from offers where id = new.offer_id;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.copy_invoice_details()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into purchase_order_sellers (purchase_order_id, seller)
  select new.id, jsonb_build_object('name', d.legal_name, 'street', d.street, 'city', d.city, 'state', d.state,
    'zip', d.zip, 'tax_id', d.tax_id)
  from seller_invoice_details d where d.seller_id = new.seller_id;
  return null;
end $function$;
REVOKE EXECUTE ON FUNCTION copy_invoice_details() FROM PUBLIC;

CREATE OR REPLACE FUNCTION public.copy_seller_name()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select name into new.seller_name from sellers where id = new.seller_id;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.copy_shipping()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select coalesce(new.own_ship_from, s.ships_from), coalesce(new.own_ships_within, s.ships_within)
    into new.ships_from, new.ships_within from sellers s where s.id = new.seller_id;
  new.ships_from_state := state_of(new.ships_from);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.count_lot_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update products set lot_version = lot_version + 1 where id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_offer_lines()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update offers o
  set (total_cents, total_units, sku_count) = (
    select coalesce(sum(quantity * unit_price_cents), 0) + coalesce(o.freight_cents, 0), coalesce(sum(quantity), 0), count(*)
    from offer_lines where offer_id = o.id
  )
  where o.id in (select offer_id from changed);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_order_lines()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update purchase_orders o
  set total_units = lines.units, sku_count = lines.skus
  from (
    select purchase_order_id, sum(quantity) units, count(*) skus from purchase_order_lines
    where purchase_order_id in (select purchase_order_id from changed)
    group by purchase_order_id
  ) lines
  where o.id = lines.purchase_order_id and (o.total_units, o.sku_count) is distinct from (lines.units, lines.skus);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.digest_audit_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.content_hash := digest_of(to_jsonb(new), new.at);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.digest_of(entry jsonb, at timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS bytea
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN sha256(convert_to((jsonb_strip_nulls(((entry - '{content_hash,chain_hash,balance,erased_at}'::text[]) || jsonb_build_object('at', EXTRACT(epoch FROM at)))))::text, 'UTF8'::name));

CREATE OR REPLACE FUNCTION public.erase_acts(person bigint, most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  subjects text[];
  blanked integer;
begin
  perform from erasures where user_id = person and finished_at is null;
  if not found then raise exception 'Nobody asked to erase user %', person; end if;
  subjects := array(
    select 'user ' || person union all select '/admin/people/' || person
    union all select 'seller ' || id from sellers where user_id = person
    union all select '/admin/sellers/' || id from sellers where user_id = person
    union all select 'buyer ' || id from buyers where user_id = person
    union all select 'application ' || id from applications where user_id = person
    union all select '/admin/applications/' || id from applications where user_id = person);
  perform set_config('lotline.erasing', 'on', true);
  update audit_events set before = without_texts(before), after = without_texts(after), erased_at = now()
  where id in (
    select id from audit_events
    where subject = any(subjects) and erased_at is null and act <> 'person erased'
      and (before is not null or after is not null)
    limit most);
  get diagnostics blanked = row_count;
  perform set_config('lotline.erasing', 'off', true);
  return blanked;
end $function$;
REVOKE EXECUTE ON FUNCTION erase_acts(bigint,integer) FROM PUBLIC;

CREATE OR REPLACE FUNCTION public.erase_mentions(person bigint, above bigint, upto bigint)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  names text[];
  blanked integer;
begin
  select words into strict names from erasures where user_id = person and finished_at is null;
  perform set_config('lotline.erasing', 'on', true);
  update audit_events set before = without_texts(before), after = without_texts(after), erased_at = now()
  where id > above and id <= upto and erased_at is null and act <> 'person erased'
    and (mentions(before::text, names) or mentions(after::text, names)
      -- What staff looked for was perhaps no more than a piece of a name.
      or act = 'read' and length(after ->> 'search') > 2
        and exists (select from unnest(names) as name where position(lower(after ->> 'search') in lower(name)) > 0));
  get diagnostics blanked = row_count;
  perform set_config('lotline.erasing', 'off', true);
  return blanked;
end $function$;
REVOKE EXECUTE ON FUNCTION erase_mentions(bigint,bigint,bigint) FROM PUBLIC;

CREATE OR REPLACE FUNCTION public.erase_names(person bigint, most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  blanked integer;
begin
  perform from erasures where user_id = person and finished_at is null;
  if not found then raise exception 'Nobody asked to erase user %', person; end if;
  perform set_config('lotline.erasing', 'on', true);
  update purchase_order_names n set erased_at = now(),
    buyer_name = case when theirs.is_buyer then 'Erased company' else n.buyer_name end,
    seller_name = case when theirs.is_seller then 'Erased company' else n.seller_name end
  from (
    select o.id, o.buyer_id in (select id from buyers where user_id = person) as is_buyer,
      o.seller_id in (select id from sellers where user_id = person) as is_seller
    from purchase_orders o join purchase_order_names named on named.purchase_order_id = o.id
    where (o.buyer_id in (select id from buyers where user_id = person) and named.buyer_name <> 'Erased company')
      or (o.seller_id in (select id from sellers where user_id = person) and named.seller_name <> 'Erased company')
    limit most
  ) theirs
  where n.purchase_order_id = theirs.id;
  get diagnostics blanked = row_count;
  perform set_config('lotline.erasing', 'off', true);
  return blanked;
end $function$;
REVOKE EXECUTE ON FUNCTION erase_names(bigint,integer) FROM PUBLIC;

CREATE OR REPLACE FUNCTION public.erase_notes(person bigint, most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  blanked integer;
  more integer;
  messages integer;
  questions integer;
begin
  perform from erasures where user_id = person and finished_at is null;
  if not found then raise exception 'Nobody asked to erase user %', person; end if;
  perform set_config('lotline.erasing', 'on', true);
  update offer_revisions set note = null, erased_at = now() where id in (
    select r.id from offer_revisions r join offers o on o.id = r.offer_id
    where r.note is not null and (o.buyer_id in (select id from buyers where user_id = person)
      or o.seller_id in (select id from sellers where user_id = person))
    union select id from offer_revisions where actor_user_id = person and note is not null
    limit most);
  get diagnostics blanked = row_count;
  update purchase_order_events set note = null, erased_at = now() where id in (
    select e.id from purchase_order_events e join purchase_orders o on o.id = e.purchase_order_id
    where e.note is not null and (o.buyer_id in (select id from buyers where user_id = person)
      or o.seller_id in (select id from sellers where user_id = person))
    union select id from purchase_order_events where actor_user_id = person and note is not null
    limit most);
  get diagnostics more = row_count;
  update offer_messages set text = null, erased_at = now() where id in (
    select m.id from offer_messages m join offers o on o.id = m.offer_id
    where m.text is not null and (o.buyer_id in (select id from buyers where user_id = person)
      or o.seller_id in (select id from sellers where user_id = person))
    union select id from offer_messages where author_user_id = person and text is not null
    limit most);
  get diagnostics messages = row_count;
  update question_messages set text = null, erased_at = now() where id in (
    select m.id from question_messages m join product_questions q on q.id = m.question_id
    where m.text is not null and (q.buyer_id in (select id from buyers where user_id = person)
      or q.seller_id in (select id from sellers where user_id = person))
    union select id from question_messages where author_user_id = person and text is not null
    limit most);
  get diagnostics questions = row_count;
  perform set_config('lotline.erasing', 'off', true);
  return blanked + more + messages + questions;
end $function$;
REVOKE EXECUTE ON FUNCTION erase_notes(bigint,integer) FROM PUBLIC;

CREATE OR REPLACE FUNCTION public.erase_papers(person bigint, most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  blanked integer;
  more integer;
begin
  perform from erasures where user_id = person and finished_at is null;
  if not found then raise exception 'Nobody asked to erase user %', person; end if;
  perform set_config('lotline.erasing', 'on', true);
  with theirs as (
    select p.id, o.buyer_id in (select id from buyers where user_id = person) as is_buyer,
      p.seller_id in (select id from sellers where user_id = person) as is_seller
    from papers p left join purchase_orders o on o.id = p.purchase_order_id
    where (p.seller_id in (select id from sellers where user_id = person) and p.seller ->> 'name' <> 'Erased company')
      or (o.buyer_id in (select id from buyers where user_id = person) and p.buyer ->> 'name' <> 'Erased company')
    limit most
  )
  update papers p set erased_at = now(), reason = case when p.reason is not null then 'Erased' end,
    seller = case when is_seller then erased_company(p.seller) else p.seller end,
    buyer = case when is_buyer then erased_company(p.buyer) else p.buyer end
  from theirs where theirs.id = p.id;
  get diagnostics blanked = row_count;
  update purchase_order_sellers k set erased_at = now(), seller = erased_company(k.seller)
  where k.purchase_order_id in (
    select k.purchase_order_id from purchase_order_sellers k join purchase_orders o on o.id = k.purchase_order_id
    where o.seller_id in (select id from sellers where user_id = person) and k.seller ->> 'name' <> 'Erased company' limit most);
  get diagnostics more = row_count;
  blanked := blanked + more;
  update purchase_order_credits c set erased_at = now(), reason = 'Erased'
  where c.id in (
    select c.id from purchase_order_credits c join purchase_orders o on o.id = c.purchase_order_id
    where (o.seller_id in (select id from sellers where user_id = person)
      or o.buyer_id in (select id from buyers where user_id = person)) and c.reason <> 'Erased' limit most);
  get diagnostics more = row_count;
  perform set_config('lotline.erasing', 'off', true);
  return blanked + more;
end $function$;
REVOKE EXECUTE ON FUNCTION erase_papers(bigint,integer) FROM PUBLIC;

CREATE OR REPLACE FUNCTION public.erased_company(company jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE STRICT
RETURN jsonb_strip_nulls(jsonb_build_object('name', 'Erased company', 'state', (company -> 'state'::text), 'zip', (company -> 'zip'::text), 'country', (company -> 'country'::text)));

CREATE OR REPLACE FUNCTION public.fold_published_counts()
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
END;

CREATE OR REPLACE FUNCTION public.folded(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (octet_length($1) = length($1)) THEN replace(lower(($1 COLLATE "C")), ''''::text, ''::text) ELSE replace(replace(replace(replace(translate(lower((regexp_replace(NORMALIZE($1, NFKD), '[\u0300-\u036f]+'::text, ''::text, 'g'::text) COLLATE "C")), 'ØøĐđÐðĦħıŁłŊŋŦŧΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІҐẞÆŒÞ''’‘ʼ'::text, 'ooddddhhillnnttαβγδεζηθικλμνξοπρστυφχψωσабвгдежзиклмнопрстуфхцчшщъыьэюяєіґßæœþ'::text), 'ß'::text, 'ss'::text), 'æ'::text, 'ae'::text), 'œ'::text, 'oe'::text), 'þ'::text, 'th'::text) END;

CREATE OR REPLACE FUNCTION public.follow_own_shipping()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update products p set ships_from = coalesce(p.own_ship_from, s.ships_from),
    ships_from_state = state_of(coalesce(p.own_ship_from, s.ships_from)),
    ships_within = coalesce(p.own_ships_within, s.ships_within)
  from sellers s where p.id = new.id and s.id = p.seller_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_old_acts(most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  blanked integer;
begin
  perform set_config('lotline.erasing', 'on', true);
  update audit_events set before = null, after = null, erased_at = now()
  where id in (
    select id from audit_events
    where at < now() - interval '400 days' and erased_at is null and (before is not null or after is not null)
      and (act in ('read', 'sign-in failed', 'second factor given', 'second factor refused', 'signed out') or act like 'signed in%')
    order by id desc limit most);
  get diagnostics blanked = row_count;
  perform set_config('lotline.erasing', 'off', true);
  return blanked;
end $function$;
REVOKE EXECUTE ON FUNCTION forget_old_acts(integer) FROM PUBLIC;

CREATE OR REPLACE FUNCTION public.forget_payment_events()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ delete from payment_events
    where handled_at < now() - interval '90 days'
      or handled_at is null and received_at < now() - interval '400 days' $function$;

CREATE OR REPLACE FUNCTION public.keep_default_address()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update ship_to_addresses set ship_to = new.ship_to
  where buyer_id = new.id and is_default and ship_to is distinct from new.ship_to;
  insert into ship_to_addresses (buyer_id, label, ship_to, is_default)
  select new.id, 'Main address', new.ship_to, true
  where not exists (select from ship_to_addresses where buyer_id = new.id and is_default)
  on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_history()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and current_setting('lotline.erasing', true) = 'on'
    and current_user = (select pg_get_userbyid(relowner) from pg_class where oid = tg_relid)
    and new.erased_at is not null
    and to_jsonb(new) - tg_argv = to_jsonb(old) - tg_argv
  then
    return new;
  end if;
  raise exception '% rows are never changed', tg_table_name;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_units()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.deleted_at is not null then
    delete from lot_units where product_id = new.id;
  else
    insert into lot_units values (new.id, new.units)
    on conflict (product_id) do update set units = excluded.units;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_units_of_new()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into lot_units select id, units from changed where deleted_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.kind_of_product(percent integer, units bigint, price bigint, gender text, packaging text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (((((((((('['::text || COALESCE((width_bucket(percent, '{50,60,70,80}'::integer[]))::text, 'null'::text)) || ','::text) || (width_bucket(units, '{1,500,1000,5000}'::bigint[]))::text) || ','::text) || COALESCE((width_bucket(price, '{0,100,200,500,1000,2000,5000,10000}'::bigint[]))::text, 'null'::text)) || ',"'::text) || gender) || '",'::text) || COALESCE((('"'::text || packaging) || '"'::text), 'null'::text)) || ']'::text);

CREATE OR REPLACE FUNCTION public.know_company()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Held first, so that what is read afterwards is what another wrote meanwhile.
  perform from users where id = new.user_id for no key update;
  update users
  set buys = exists (select from buyers where user_id = new.user_id),
    sells = exists (select from sellers where user_id = new.user_id),
    company_key = lower(coalesce(
      (select name from buyers where user_id = new.user_id), (select name from sellers where user_id = new.user_id)))
  where id = new.user_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.learn_changed_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform learn_words(array[new.search]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.learn_new_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform learn_words(array(select search from listed));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.learn_seller_name()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform learn_words(array[search_vector(array[new.name])]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.learn_words(searches tsvector[])
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 WITH found AS MATERIALIZED (
          SELECT DISTINCT unnest(tsvector_to_array(each.search)) AS word
            FROM unnest(learn_words.searches) each(search)
         )
  INSERT INTO search_words (word)  SELECT found.word
            FROM found
           WHERE ((found.word ~ '^[^0-9]{3,}$'::text) AND (NOT (EXISTS ( SELECT
                    FROM search_words known
                   WHERE (known.word = found.word)))));
END;

CREATE OR REPLACE FUNCTION public.lock_seller_money(seller bigint)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  available bigint;
begin
  insert into seller_balances (seller_id) values (seller) on conflict do nothing;
  select available_cents into available from seller_balances where seller_id = seller for no key update;
  return available;
end $function$;

CREATE OR REPLACE FUNCTION public.look_at_listed()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
begin
  insert into lots_to_settle
  select l.id from listed l
  where l.units <> 0 and l.units is distinct from (
    select balance from stock_movements
    where (product_id, id) > (l.id, 0) and (product_id, id) <= (l.id, 9223372036854775807)
    order by product_id desc, id desc limit 1)
  on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.look_at_moved()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
begin
  insert into lots_to_settle
  select m.product_id
  from (select distinct on (product_id) product_id, balance from moved order by product_id, id desc) m
  join products p on p.id = m.product_id
  where p.units <> m.balance
  on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.measures_in(folded text, OUT measures text[], OUT apart text)
 RETURNS record
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  tokens constant text[] := regexp_split_to_array(folded, '[^a-z0-9./,-]+');
  core text;
  close text;
  figures text;
  number text;
  unit text;
begin
  measures := '{}';
  apart := folded;
  for at in 1 .. cardinality(tokens) loop
    continue when left(tokens[at], 1) not between '0' and '9';
    core := rtrim(tokens[at], './,-');
    close := ltrim(core, '0123456789./,-');
    figures := rtrim(left(core, length(core) - length(close)), '-');
    -- Of a range the last number.
    number := split_part(figures, '-', -1);
    continue when left(number, 1) not between '0' and '9';
    if close in ('', 'fl') then
      continue when tokens[at] not in (core, core || '-');
      unit := rtrim(tokens[at + 1], './,-');
      if unit = 'fl' then unit := rtrim(tokens[at + 2], './,-'); end if;
      unit := unit_of(unit);
      continue when unit is null;
    else
      unit := unit_of(close);
      continue when unit is null;
      if core ~ '[./]' then apart := replace(apart, core, figures || ' ' || close); end if;
    end if;
    measures := measures || left(replace(number, ',', '') || unit, 64);
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.mentions(said text, words text[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
 SELECT (EXISTS ( SELECT
            FROM unnest(mentions.words) word(word)
           WHERE (POSITION((lower(word.word)) IN (lower(mentions.said))) > 0))) AS "exists";
END;

CREATE OR REPLACE FUNCTION public.name_order()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into purchase_order_names (purchase_order_id, buyer_name, seller_name)
  select new.id, b.name, s.name from buyers b, sellers s where b.id = new.buyer_id and s.id = new.seller_id;
  return null;
end $function$;
REVOKE EXECUTE ON FUNCTION name_order() FROM PUBLIC;

CREATE OR REPLACE FUNCTION public.neighbors_in(folded text)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  stand_alone constant text[] := '{a,an,and,as,at,be,by,do,for,go,he,in,is,it,me,my,no,of,on,or,so,the,to,up,us,we,with,x,oz,lb,lbs,ft,kg,ml,mm,cm,pk,pc,ct}';
  words constant text[] := regexp_split_to_array(folded, '[^a-z0-9]+');
  joined text[] := '{}';
begin
  for place in 1 .. cardinality(words) - 1 loop
    if least(length(words[place]), length(words[place + 1])) between 1 and 2
      and words[place] || words[place + 1] ~ '^[a-z]+$'
      and words[place] <> all (stand_alone) and words[place + 1] <> all (stand_alone)
    then
      joined := joined || left(words[place] || words[place + 1], 64);
    end if;
  end loop;
  return joined;
end $function$;

CREATE OR REPLACE FUNCTION public.note_changed_answer_time()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into product_changes (seller_id) values (coalesce(new.seller_id, old.seller_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_changed_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into product_changes (product_id) select id from changed;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_changed_seller()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into product_changes (seller_id) values (new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_first_publication()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update products set published_at = now() where id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_publication()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.published_at := coalesce(new.published_at, now());
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.number_paper()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  asked timestamptz := new.at;
  letters text;
  year integer;
  before bytea;
begin
  if new.kind = 'fee_invoice' then
    letters := 'LL';
  else
    select code || case new.kind when 'credit_note' then '-CN' else '' end into strict letters
    from seller_invoice_details where seller_id = new.seller_id;
  end if;
  loop
    year := extract(year from coalesce(asked, clock_timestamp()) at time zone 'America/New_York');
    new.series := letters || '-' || year;
    insert into paper_series (series) values (new.series) on conflict do nothing;
    perform from paper_series where series = new.series for update;
    -- Read under the lock, so that no later number has an earlier day; the year may have ended while it waited.
    new.at := coalesce(asked, clock_timestamp());
    exit when extract(year from new.at at time zone 'America/New_York') = year;
  end loop;
  new.issued_on := (new.at at time zone 'America/New_York')::date;
  update paper_series set last_number = last_number + 1 where series = new.series returning last_number into new.sequence;
  new.number := new.series || '-' || lpad(new.sequence::text, 6, '0');
  select chain_hash into before from papers where series = new.series and sequence = new.sequence - 1;
  new.content_hash := digest_of(to_jsonb(new), new.at);
  new.chain_hash := chained(coalesce(before, ''), new.content_hash);
  return new;
end $function$;
REVOKE EXECUTE ON FUNCTION number_paper() FROM PUBLIC;

CREATE OR REPLACE FUNCTION public.photo_host(address text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN COALESCE(lower("substring"(address, '(?i)^https?://(?:[^/?#@]*@)?([^/?#]+)'::text)), ''::text);

CREATE OR REPLACE FUNCTION public.plainly_spaced(text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  said text := $1;
begin
  if octet_length(said) > length(said) then
    said := replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(said,
      '“', ' '), '”', ' '), '–', ' '), '—', ' '), '•', ' '), '°', ' '), '×', ' '), '®', ' '), '’', ''), '‘', ''),
      '…', '...');
    if octet_length(said) > length(said) then return null; end if;
  end if;
  said := replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    lower(said collate "C"), '''', ''), ',', ' '), '. ', ' '), ';', ' '), ':', ' '), '"', ' '), '(', ' '), ')', ' '),
    '!', ' '), '?', ' '), '%', ' '), e'\n', ' ');
  if said ~ '[^a-z0-9 _/.&+-]' then
    said := regexp_replace(said, '[^a-z0-9_/.&+-]+', ' ', 'g');
  end if;
  if said ~ '[^ ]{65}' then return null; end if;
  return said;
end $function$;

CREATE OR REPLACE FUNCTION public.price_step(price bigint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (price - (price % (((10)::double precision ^ (GREATEST((length((price)::text) - 2), 0))::double precision))::bigint));

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% rows are never changed', tg_table_name;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_credit_beyond_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  sold purchase_orders;
  given record;
begin
  select * into sold from purchase_orders where id = new.purchase_order_id for no key update;
  select coalesce(sum(amount_cents), 0) as cents, coalesce(sum(fee_cents), 0) as fee into given
  from purchase_order_credits where purchase_order_id = new.purchase_order_id;
  if sold.paid_at is null then
    raise 'Order % was not paid: there is nothing to credit', sold.number using errcode = 'check_violation';
  end if;
  if given.cents + new.amount_cents not between 0 and sold.total_cents
    or given.fee + new.fee_cents not between 0 and sold.fee_cents then
    raise 'Order % cannot be credited with % more', sold.number, new.amount_cents using errcode = 'check_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_order_unlike_lines()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
begin
  if exists (
    select from purchase_orders o cross join lateral (
      select sum(total_cents) as cents, sum(fee_cents) as fee, sum(quantity) as units, count(*) as skus
      from purchase_order_lines where purchase_order_id = o.id
    ) l
    where o.id = new.id
      and (o.total_cents - coalesce(o.freight_cents, 0), o.fee_cents, o.total_units, o.sku_count)
        is distinct from (l.cents, l.fee, l.units, l.skus)
  ) then
    raise 'Order % and its fee are not the sums of its lines', new.number using errcode = 'check_violation';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_other_names()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from listed l join sellers s on s.id = l.seller_id where s.name <> l.seller_name) then
    raise 'A lot goes by the name of its seller' using errcode = 'check_violation';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_refund_beyond_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  sold purchase_orders;
  given bigint;
begin
  select * into sold from purchase_orders where id = new.purchase_order_id for no key update;
  if sold.paid_at is null then
    raise 'Order % was not paid: there is nothing to refund', sold.number using errcode = 'check_violation';
  end if;
  select coalesce(sum(amount_cents), 0) into given from (
    select amount_cents from partial_refunds where purchase_order_id = new.purchase_order_id
    union all
    select amount_cents from provider_refunds where purchase_order_id = new.purchase_order_id
      and partial_refund_id is null and status <> 'failed' and payment_intent_id = new.payment_intent_id
  ) back;
  if given + new.amount_cents > sold.total_cents then
    raise 'Order % cannot be refunded with % more', sold.number, new.amount_cents using errcode = 'check_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_unbalanced()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  posting bigint := case tg_table_name when 'ledger_entries' then (to_jsonb(new) ->> 'posting_id')::bigint else new.id end;
begin
  if (select count(*) < 2 or sum(amount_cents) <> 0 from ledger_entries where posting_id = posting) then
    raise 'The entries of posting % do not sum to zero', posting using errcode = 'check_violation';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_units_off_record()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
begin
  if exists (
    select from products where id = new.id and units <> coalesce((
      select balance from stock_movements
      where (product_id, id) > (new.id, 0) and (product_id, id) <= (new.id, 9223372036854775807)
      order by product_id desc, id desc limit 1), 0)
  ) then
    raise 'The units of lot % are not what its movements add up to', new.id using errcode = 'check_violation';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.seal_audit_events()
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET lock_timeout TO '500ms'
AS $function$
declare
  last audit_seals;
  added bigint;
begin
  -- An event has its id from when its writer could write: with all of them kept out, none below the last is missing.
  -- Nobody else seals meanwhile either.
  lock table audit_events in share row exclusive mode;
  select * into last from audit_seals order by through_id desc limit 1;
  insert into audit_seals (through_id, events, hash)
  select max(id), count(*), sha256(coalesce(last.hash, '') || string_agg(content_hash, ''::bytea order by id))
  from (
    select id, content_hash from audit_events where id > coalesce(last.through_id, 0) order by id limit 50000
  ) unsealed
  having count(*) > 0
  returning events into added;
  return coalesce(added, 0);
end $function$;

CREATE OR REPLACE FUNCTION public.search_vector(texts text[])
 RETURNS tsvector
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  weights constant text[] := array['A', 'B', 'B', 'C', 'D'];
  words text[];
  joined text[];
  mark text;
  given text;
  said text;
  lexemes text := '';
begin
  for place in 1 .. 5 loop
    given := texts[place];
    continue when given is null or given = '';
    joined := '{}';
    if given ~ '[0-9]' then
      said := folded(given);
      select measures, apart into joined, given from measures_in(said);
      if given = said then given := texts[place]; end if;
    end if;
    if place = 1 then joined := joined || neighbors_in(folded(texts[1])); end if;
    if joined <> '{}' then
      mark := ''':' || place || weights[place] || ' ';
      lexemes := lexemes || '''' || array_to_string(joined, mark || '''') || mark;
    end if;
    said := plainly_spaced(given);
    if said is not null then
      -- Every part of a word, and the word as if it had been written in one.
      if said ~ '[a-z0-9][-_/.&+]+[a-z0-9]' then
        said := without_connectors(said, ' ') || ' ' || without_connectors(said, '');
      else
        said := without_connectors(said, ' ');
      end if;
      -- However many spaces there are, one mark stands after each word, and none before the first.
      mark := ':' || place || weights[place] || ' ';
      said := replace(replace(replace(' ' || said || ' ', ' ', '<>'), '><', ''), '<>', mark);
      lexemes := lexemes || substr(said, length(mark) + 1);
    else
      said := folded(given);
      words := array_remove(words_in(said), '');
      continue when words = '{}';
      if length(said) > 64 then words := array(select left(word, 64) from unnest(words) as word); end if;
      mark := ''':' || place || weights[place] || ' ';
      lexemes := lexemes || '''' || array_to_string(words, mark || '''') || mark;
    end if;
  end loop;
  return lexemes::tsvector;
end $function$;

CREATE OR REPLACE FUNCTION public.settle_lot()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
begin
  if exists (
    select from products where id = new.product_id and units <> coalesce((
      select balance from stock_movements
      where (product_id, id) > (new.product_id, 0) and (product_id, id) <= (new.product_id, 9223372036854775807)
      order by product_id desc, id desc limit 1), 0)
  ) then
    raise 'The units of lot % are not what its movements add up to', new.product_id using errcode = 'check_violation';
  end if;
  delete from lots_to_settle where product_id = new.product_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.spread_address()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform begin_address_change(new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.spread_address_of_user()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform begin_address_change(new.user_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.spread_seller_name()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform begin_seller_change(new.id, null);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.state_of(place text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN "substring"(place, ', ([A-Z]{2}) [^,]*$'::text);

CREATE OR REPLACE FUNCTION public.tell_processes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('live', '{"kind":"processes"}');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.unit_of(spelled text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (spelled = ANY (ARRAY['oz'::text, 'lb'::text, 'g'::text, 'kg'::text, 'mg'::text, 'ml'::text, 'cl'::text, 'l'::text, 'gal'::text, 'qt'::text, 'in'::text, 'ft'::text, 'yd'::text, 'mm'::text, 'cm'::text, 'm'::text, 'w'::text, 'v'::text, 'mah'::text, 'mb'::text, 'gb'::text, 'tb'::text])) THEN spelled WHEN (spelled = ANY (ARRAY['ozs'::text, 'ounce'::text, 'ounces'::text])) THEN 'oz'::text WHEN (spelled = ANY (ARRAY['lbs'::text, 'pound'::text, 'pounds'::text])) THEN 'lb'::text WHEN (spelled = ANY (ARRAY['gr'::text, 'gram'::text, 'grams'::text])) THEN 'g'::text WHEN (spelled = 'kgs'::text) THEN 'kg'::text WHEN (spelled = ANY (ARRAY['milliliter'::text, 'milliliters'::text])) THEN 'ml'::text WHEN (spelled = ANY (ARRAY['liter'::text, 'liters'::text, 'litre'::text, 'litres'::text])) THEN 'l'::text WHEN (spelled = ANY (ARRAY['gals'::text, 'gallon'::text, 'gallons'::text])) THEN 'gal'::text WHEN (spelled = ANY (ARRAY['qts'::text, 'quart'::text, 'quarts'::text])) THEN 'qt'::text WHEN (spelled = ANY (ARRAY['inch'::text, 'inches'::text])) THEN 'in'::text WHEN (spelled = ANY (ARRAY['foot'::text, 'feet'::text])) THEN 'ft'::text WHEN (spelled = ANY (ARRAY['yds'::text, 'yard'::text, 'yards'::text])) THEN 'yd'::text WHEN (spelled = ANY (ARRAY['meter'::text, 'meters'::text])) THEN 'm'::text WHEN (spelled = ANY (ARRAY['watt'::text, 'watts'::text])) THEN 'w'::text WHEN (spelled = ANY (ARRAY['volt'::text, 'volts'::text])) THEN 'v'::text ELSE NULL::text END;

CREATE OR REPLACE FUNCTION public.with_letters_left_out(word text, most integer)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  found text[] := array[word];
  shorter text;
  shortest text;
begin
  for place in 1 .. length(word) loop
    shorter := left(word, place - 1) || substr(word, place + 1);
    -- Of two like letters in a row it does not matter which is left out.
    continue when shorter = any (found);
    found := found || shorter;
    if most = 2 then
      for other in place .. length(shorter) loop
        shortest := left(shorter, other - 1) || substr(shorter, other + 1);
        if shortest <> all (found) then found := found || shortest; end if;
      end loop;
    end if;
  end loop;
  return found;
end $function$;

CREATE OR REPLACE FUNCTION public.without_connectors(text, instead text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN replace(replace(replace(replace(replace(replace("", '-'::text, instead), '.'::text, instead), '/'::text, instead), '&'::text, instead), '+'::text, instead), '_'::text, instead);

CREATE OR REPLACE FUNCTION public.without_texts(details jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
 SELECT
         CASE
             WHEN (details IS NULL) THEN NULL::jsonb
             WHEN (jsonb_typeof(details) <> 'object'::text) THEN '{}'::jsonb
             ELSE COALESCE(( SELECT jsonb_object_agg(jsonb_each.key,
                     CASE
                         WHEN (jsonb_typeof(jsonb_each.value) = ANY (ARRAY['number'::text, 'boolean'::text, 'null'::text])) THEN jsonb_each.value
                         ELSE '"(erased)"'::jsonb
                     END) AS jsonb_object_agg
                FROM jsonb_each(without_texts.details) jsonb_each(key, value)), '{}'::jsonb)
         END AS "coalesce";
END;

CREATE OR REPLACE FUNCTION public.without_words(said text, words text[])
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  word text;
begin
  if said is null or not mentions(said, words) then
    return said;
  end if;
  foreach word in array words loop
    said := regexp_replace(said, '(?<![[:alnum:]])' || regexp_replace(word, '([^[:alnum:][:space:]])', '\\\1', 'g')
      || '(?![[:alnum:]])', '(erased)', 'gi');
  end loop;
  return said;
end $function$;

CREATE OR REPLACE FUNCTION public.words_in(folded text)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
begin
  if octet_length(folded) = length(folded) then
    if folded !~ '[a-z0-9][-_/.&+]+[a-z0-9]' then
      return regexp_split_to_array(folded, '[^a-z0-9]+');
    end if;
    return regexp_split_to_array(folded, '[^a-z0-9]+') || array(
      select regexp_replace(word[1], '[-_/.&+]+', '', 'g')
      from regexp_matches(folded, '[a-z0-9]+(?:[-_/.&+]+[a-z0-9]+)+', 'g') as word);
  end if;
  return regexp_split_to_array(folded, '[\u0001-/:-`{-\u00bf×÷\u02b0-\u02ff\u2000-\u2bff\u2e00-\u2e7f\u3000-\u303f\ufe00-\ufe6f\ufff0-\uffff\U0001f000-\U0001faff\U000e0000-\U000e0fff]+') || array(
    select regexp_replace(word[1], '[-_/.&+]+', '', 'g')
    from regexp_matches(folded, '[^\u0001-/:-`{-\u00bf×÷\u02b0-\u02ff\u2000-\u2bff\u2e00-\u2e7f\u3000-\u303f\ufe00-\ufe6f\ufff0-\uffff\U0001f000-\U0001faff\U000e0000-\U000e0fff]+(?:[-_/.&+]+[^\u0001-/:-`{-\u00bf×÷\u02b0-\u02ff\u2000-\u2bff\u2e00-\u2e7f\u3000-\u303f\ufe00-\ufe6f\ufff0-\uffff\U0001f000-\U0001faff\U000e0000-\U000e0fff]+)+', 'g') as word);
end $function$;

CREATE OR REPLACE FUNCTION public.words_of(texts text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$ select array_to_string(texts, ' ') $function$;
