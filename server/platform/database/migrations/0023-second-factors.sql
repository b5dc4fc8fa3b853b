-- The second factor of administrators: an authenticator app, and codes for the day it is lost.

alter table users add column second_factor_required boolean not null default false;

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

-- When the session gave a code last.
alter table sessions add column second_factor_at timestamptz;
