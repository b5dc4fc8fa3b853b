-- People, the companies they act for, and their sessions.

create table users (
  id bigint generated always as identity primary key,
  email text not null,
  full_name text not null default '',
  password_hash text,
  status text not null default 'provisional'
    check (status in ('provisional', 'denied', 'approved', 'password_created', 'onboarded')),
  admin boolean not null default false,
  created_at timestamptz not null default now(),
  password_set_at timestamptz
);
create unique index users_email on users (lower(email));

create table buyers (
  id bigint generated always as identity primary key,
  user_id bigint not null unique references users,
  name text not null,
  category text not null,
  annual_volume text,
  ship_to jsonb,
  created_at timestamptz not null default now()
);

-- A seller may exist before anybody signs in for it: staff create such sellers.
create table sellers (
  id bigint generated always as identity primary key,
  user_id bigint unique references users,
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
  created_at timestamptz not null default now()
);
create index sellers_name on sellers (lower(name));

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
  user_agent text
);
create index sessions_user on sessions (user_id, created_at);

create table audit_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_user_id bigint references users,
  act text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  request_id text
);
create index audit_events_subject on audit_events (subject, at);
