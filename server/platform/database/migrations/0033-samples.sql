-- Samples: subscriptions that the card provider keeps, the directory of leads, and who was mailed which.

create table sample_profiles (
  user_id bigint primary key references users,
  seller_categories text[] not null default '{}',
  buyer_categories text[] not null default '{}',
  selected_buyers text[] not null default '{}',
  -- Of people who have no shop, in which sellers keep theirs.
  current_buyer_relationships text[] not null default '{}',
  time_zone text not null default 'America/New_York',
  -- Since when no lead is left that matches.
  ran_out_at timestamptz,
  created_at timestamptz not null default now()
);

-- Places for the hosted page of a subscription; at most one of a person is open, or being opened.
create table subscription_checkouts (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  status text not null default 'opening'
    check (status in ('opening', 'open', 'complete', 'expired')),
  provider_session_id text unique,
  url text,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create unique index subscription_checkouts_open on subscription_checkouts (user_id)
  where status in ('opening', 'open');

create table subscriptions (
  id text primary key,
  user_id bigint not null references users,
  customer_id text not null,
  status text not null,
  renews_at timestamptz,
  -- The person has canceled, and it runs until then.
  cancels_at timestamptz,
  -- When it stops, or stopped, to be one; null while no end is known.
  ends_at timestamptz,
  revision integer not null default 0,
  created_at timestamptz not null,
  read_at timestamptz not null default now()
);
create index subscriptions_user on subscriptions (user_id);

create table leads (
  id bigint generated always as identity primary key,
  company text not null,
  buyer_category text not null,
  product_categories text[] not null,
  contact_name text not null,
  contact_title text not null default '',
  contact_email text not null,
  contact_phone text not null default '',
  city text not null default '',
  state text not null default '',
  consent_source text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The contact is forgotten then; what remains says that there was consent, and for which company.
  deleted_at timestamptz
);
create unique index leads_contact on leads (lower(company), lower(contact_email))
  where deleted_at is null;
create index leads_newest on leads (created_at desc, id desc) where deleted_at is null;

create table sent_leads (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  lead_id bigint not null references leads,
  -- The day where the reader lives: one lead each.
  local_day date not null,
  -- Outlives the lead, so that a contact that is added again is not sent twice.
  contact_key text not null,
  sent_at timestamptz not null,
  unique (user_id, local_day),
  unique (user_id, lead_id),
  unique (user_id, contact_key)
);
create index sent_leads_lead on sent_leads (lead_id);
