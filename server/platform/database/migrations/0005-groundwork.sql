-- The sandbox payment provider's memory, the embedded inbox, and the mail ledger.

create table sandbox_objects (
  id text primary key,
  kind text not null,
  body jsonb not null,
  created_at timestamptz not null default now()
);
create index sandbox_objects_kind on sandbox_objects (kind, created_at);

create table sandbox_deliveries (
  id bigint generated always as identity primary key,
  event_id text not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  delivered_at timestamptz
);
create index sandbox_deliveries_due on sandbox_deliveries (due_at) where delivered_at is null;

create table sandbox_idempotency (
  key text primary key,
  fingerprint text not null,
  answer jsonb not null,
  status integer not null
);

-- One mail per event and person: the key is taken in the transaction of the event itself.
create table mails (
  id bigint generated always as identity primary key,
  key text not null unique,
  to_address text not null,
  subject text not null,
  html text not null,
  body_text text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);

create table inbox_mails (
  id bigint generated always as identity primary key,
  message_id text,
  to_address text not null,
  from_address text not null,
  subject text not null,
  html text,
  body_text text,
  received_at timestamptz not null default now()
);
create index inbox_mails_newest on inbox_mails (received_at desc);
