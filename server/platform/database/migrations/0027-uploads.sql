-- Files people send: each is quarantined under its key until it is taken or its day is over.

create table uploads (
  key text primary key,
  user_id bigint not null references users on delete cascade,
  -- A file whose kind nobody stated is judged by the content type it is sent with. Documents are never shown, only
  -- downloaded.
  kind text check (kind in ('image', 'csv', 'workbook', 'document')),
  created_at timestamptz not null default now(),
  -- When its signed address ends.
  expires_at timestamptz not null,
  -- The public folder of its re-encoded copies.
  photo text unique,
  -- When a record began to show it; one that none shows is cleared away.
  used_at timestamptz,
  -- When the file as it was sent was removed for good.
  cleared_at timestamptz,
  -- What the file may hold, as told or as its kind may at most; once it is here, what it holds.
  bytes bigint not null default 0,
  -- When its one body began to come, and when that was here whole.
  receiving_at timestamptz,
  received_at timestamptz,
  -- Where it comes from, of somebody nobody has reviewed yet.
  network text,
  -- Of what was sent as a photo, so that the same file sent again adds no second photo.
  digest bytea,
  check (photo is null or kind = 'image')
);
create index uploads_waiting on uploads (user_id, created_at) where used_at is null;
create index uploads_to_clear on uploads (created_at) where cleared_at is null;
-- What each account sends in a day is counted.
create index uploads_of_user on uploads (user_id, created_at);
create index uploads_of_network on uploads (network, created_at) where network is not null;

-- Photos that nothing shows any more: a month later they are removed.
create table unshown_photos (
  -- The folder of its copies.
  photo text primary key,
  since timestamptz not null default now(),
  -- When its name began to lead nowhere, so that nobody can take it up again while its files go.
  forgotten_at timestamptz
);
