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
