-- Files people send: each is quarantined under its key until it is taken or its day is over.

create table uploads (
  key text primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('image', 'csv')),
  created_at timestamptz not null default now(),
  -- When its signed address ends.
  expires_at timestamptz not null,
  -- The public folder of its re-encoded copies.
  photo text unique,
  -- When a record began to show it; one that none shows is cleared away.
  used_at timestamptz,
  -- When the file as it was sent was removed for good.
  cleared_at timestamptz,
  check (photo is null or kind = 'image')
);
create index uploads_waiting on uploads (user_id, created_at) where used_at is null;
create index uploads_to_clear on uploads (created_at) where cleared_at is null;
