-- Requests that carry an Idempotency-Key, for a day: each is carried out once.
create table idempotency_keys (
  user_id bigint not null references users on delete cascade,
  key text not null check (char_length(key) between 1 and 255),
  -- A hash of the method, the address and the body.
  fingerprint bytea not null,
  -- Counts who carries it out: whoever comes after one that died takes the next number, and only the latest may commit.
  claim integer not null default 1,
  claimed_until timestamptz not null,
  -- Set in the transaction of the change itself.
  acted_at timestamptz,
  status integer,
  -- JSON; null while unknown, and for ever where it is secret.
  answer text,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);
