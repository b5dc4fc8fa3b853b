-- The sandbox payment provider's memory.

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
  status integer not null,
  created_at timestamptz not null default now()
);
