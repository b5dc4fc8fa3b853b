-- Large refunds, changes of fees and debts that the platform gives up wait for a second administrator.

create table approvals (
  id bigint generated always as identity primary key,
  act text not null check (act in ('refund', 'partial_refund', 'fee', 'write_off')),
  -- The order or the seller, whose row is locked before this one.
  subject_id bigint not null,
  subject_name text not null,
  -- What is to be done, and as of what.
  stake jsonb not null,
  note text,
  asked_by bigint not null references users,
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null,
  outcome text check (outcome in ('approved', 'declined', 'withdrawn', 'expired')),
  decided_by bigint references users,
  decided_at timestamptz,
  reason text,
  confirmed_alone boolean not null default false,
  check ((outcome is null) = (decided_at is null)),
  check ((outcome is null or outcome = 'expired') = (decided_by is null)),
  -- Nobody approves what they asked, but for the only administrator there is.
  check (outcome <> 'approved' or (decided_by = asked_by) = confirmed_alone)
);
create unique index approvals_waiting on approvals (act, subject_id) where outcome is null;
create index approvals_over on approvals (expires_at) where outcome is null;
create index approvals_decided on approvals (decided_at desc, id desc) where outcome is not null;
