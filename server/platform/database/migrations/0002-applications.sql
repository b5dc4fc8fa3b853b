-- What people who want to trade asked for, and what staff decided.

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
