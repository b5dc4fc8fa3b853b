-- What each account sends in a day is counted, and an address takes one file.

alter table uploads
  -- What the file may hold, as told or as its kind may at most; once it is here, what it holds.
  add column bytes bigint not null default 0,
  -- When its one body began to come, and when that was here whole.
  add column receiving_at timestamptz,
  add column received_at timestamptz,
  -- Where it comes from, of somebody nobody has reviewed yet.
  add column network text;
create index uploads_of_user on uploads (user_id, created_at);
create index uploads_of_network on uploads (network, created_at) where network is not null;
