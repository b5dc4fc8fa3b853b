-- How people come in: applications and what staff decided, and one-time links.

alter table users
  -- The folder of a stored photo.
  add column photo text,
  add column muted_mails text[] not null default '{}';

alter table sellers add column product_step_done_at timestamptz;

create table applications (
  id bigint generated always as identity primary key,
  user_id bigint not null unique references users on delete cascade,
  submitted_at timestamptz not null default now(),
  decision text check (decision in ('approved', 'denied')),
  reason text,
  decided_at timestamptz,
  decided_by bigint references users,
  check ((decision is null) = (decided_at is null)),
  check ((decision is distinct from 'denied') or (reason is not null))
);
create index applications_waiting on applications (submitted_at, id) where decision is null;
create index applications_decided on applications (decided_at desc, id desc) where decision is not null;

-- Those who applied before there was a queue.
insert into applications (user_id, submitted_at, decision, reason, decided_at)
select id, created_at,
  case status when 'provisional' then null when 'denied' then 'denied' else 'approved' end,
  case status when 'denied' then 'Not recorded' end,
  case status when 'provisional' then null else created_at end
from users where not admin;

-- Links sent by mail, each good for one use; only hashes are kept.
create table account_links (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('magic', 'reset')),
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_links_user on account_links (user_id);
