-- People, the companies they act for, and how they sign in.

create extension if not exists pg_trgm;

create table users (
  id bigint generated always as identity primary key,
  email text not null,
  full_name text not null default '',
  password_hash text,
  status text not null default 'provisional'
    check (status in ('provisional', 'denied', 'approved', 'password_created', 'onboarded')),
  admin boolean not null default false,
  created_at timestamptz not null default now(),
  password_set_at timestamptz,
  -- The folder of a stored photo.
  photo text,
  muted_mails text[] not null default '{}',
  -- Whoever has it may turn off this person's mails, and nothing else.
  mail_token uuid not null unique default gen_random_uuid(),
  second_factor_required boolean not null default false,
  -- What a person is and for which company, kept by know_company: lists of buyers and of sellers join nothing.
  buys boolean not null default false,
  sells boolean not null default false,
  company_key text,
  -- Since when somebody is known to read the mail of this account: a mailed link was used.
  address_proven_at timestamptz,
  -- Staff have one of two roles and may leave; their accounts are closed and keep their history.
  staff_role text not null default 'admin' check (staff_role in ('support', 'admin')),
  staff_since timestamptz,
  closed_at timestamptz,
  -- One of the accounts of the demo marketplace.
  demo boolean not null default false,
  -- Since when the products of a demo seller are hidden because the demo is off.
  demo_off_since timestamptz,
  -- The zone of the times in a person's emails and PDFs; null until a sign-in or the account settings name one.
  time_zone text check (char_length(time_zone) <= 60),
  check (closed_at is null or not admin)
);
create unique index users_email on users (lower(email));
create index users_by_email on users (lower(email), id) include (email, buys, sells);
create index users_by_status on users (status, id) include (buys, sells);
create index users_newest on users (created_at, id) include (buys, sells);
create index users_by_company on users (company_key, id) include (buys, sells);
-- What staff search people by, anywhere within the words.
create index users_words on users using gin ((email || ' ' || full_name) gin_trgm_ops);

create table buyers (
  id bigint generated always as identity primary key,
  user_id bigint not null unique references users,
  name text not null,
  category text not null,
  annual_volume text,
  -- The default one of its ship-to addresses, for every program that knows of one alone.
  ship_to jsonb,
  created_at timestamptz not null default now(),
  -- Where it sells on, as it declares.
  resale_channels text[] not null default '{}',
  resale_states text[] not null default '{}',
  -- Whether its offers must carry a PO number.
  po_number_required boolean not null default false
);
create index buyers_words on buyers using gin (name gin_trgm_ops);

-- A seller may exist before anybody signs in for it: staff create such sellers.
create table sellers (
  id bigint generated always as identity primary key,
  user_id bigint references users,
  name text not null,
  description text not null default '',
  category text,
  annual_volume text,
  current_buyer_relationships text[] not null default '{}',
  logo text,
  banner text,
  tiktok_handle text,
  tiktok_count text,
  insta_handle text,
  instagram_count text,
  platform_fee_bps integer check (platform_fee_bps between 0 and 10000),
  created_at timestamptz not null default now(),
  product_step_done_at timestamptz,
  -- Where its goods may be sold on; a product may have terms of its own.
  resale_terms jsonb,
  -- Where it ships from, such as "Reno, NV 89501", and within how many business days of payment.
  ships_from text,
  ships_within smallint check (ships_within between 1 and 30)
);
-- A unique index that is not partial makes its column a key: writing it would lock out every row that points to the seller.
create unique index sellers_user on sellers (user_id) where user_id is not null;
create index sellers_name on sellers (lower(name));
create index sellers_words on sellers using gin (name gin_trgm_ops);

create function know_company() returns trigger language plpgsql as $$
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
end $$;
create trigger buyers_company after insert or update of user_id, name on buyers
  for each row execute function know_company();
create trigger sellers_company after insert or update of user_id, name on sellers
  for each row when (new.user_id is not null) execute function know_company();

-- Only hashes are kept; the bearer token is a second, separate secret of the same session.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id bigint not null references users on delete cascade,
  token_hash bytea not null unique,
  bearer_hash bytea unique,
  origin text not null check (origin in ('password', 'application', 'magic_link', 'reset_link')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_seen_at timestamptz not null default now(),
  user_agent text,
  -- When the session gave a code of the second factor last.
  second_factor_at timestamptz
);
create index sessions_user on sessions (user_id, created_at);

-- Links sent by mail; only hashes are kept.
create table account_links (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('magic', 'reset')),
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Its first use; one that ended without being used has 0 uses.
  used_at timestamptz,
  uses smallint not null default 0,
  -- The session that the last use opened, and whether a password was chosen in it.
  session_id uuid,
  password_chosen boolean not null default false
);
create index account_links_user on account_links (user_id);

-- The second factor: an authenticator app, and codes for the day it is lost.
create table second_factors (
  user_id bigint primary key references users on delete cascade,
  secret bytea,
  set_up_at timestamptz,
  pending_secret bytea,
  last_period bigint not null default 0,
  check ((secret is null) = (set_up_at is null))
);

create table recovery_codes (
  user_id bigint not null references second_factors on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- The browsers somebody has signed in with: each has tries of its own. Only hashes of their cookies are kept.
create table known_browsers (
  user_id bigint not null references users on delete cascade,
  token_hash bytea not null,
  user_agent text not null,
  address text not null,
  last_used_at timestamptz not null default now(),
  primary key (user_id, token_hash)
);
create index known_browsers_token on known_browsers (token_hash);

-- Sign-ins that failed, by account (0 is none of ours), address and hour.
create table failed_sign_ins (
  user_id bigint not null,
  address text not null,
  hour timestamptz not null,
  tries integer not null default 1,
  primary key (user_id, hour, address)
);

-- Tries that are counted over a sliding window, across processes and restarts (decision I10).
create table attempts (
  key text not null,
  at timestamptz not null default now()
);
create index attempts_key on attempts (key, at);
