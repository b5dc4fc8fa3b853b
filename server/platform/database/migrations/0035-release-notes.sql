-- What is new, for those whom it concerns.

create table release_notes (
  id bigint generated always as identity primary key,
  body text not null,
  buyer boolean not null default false,
  seller boolean not null default false,
  created_at timestamptz not null default now(),
  created_by bigint references users on delete set null,
  -- It may be written ahead of its time, and withdrawn. Null: from the moment it was written.
  published_at timestamptz,
  withdrawn_at timestamptz
);
create index release_notes_newest on release_notes (created_at desc, id desc);

create table release_note_dismissals (
  user_id bigint primary key references users on delete cascade,
  dismissed_at timestamptz not null default now()
);
