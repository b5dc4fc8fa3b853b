-- What stands around every screen: notifications, release notes, page views.

create table notifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  -- Names the event, such as offer:412:3: a person is told of it once.
  key text not null,
  kind text not null check (kind in ('offer', 'order', 'application')),
  title text not null,
  detail text,
  path text not null check (path like '/%'),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  unique (user_id, key)
);
create index notifications_of_user on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_old on notifications (created_at);

create table release_notes (
  id bigint generated always as identity primary key,
  body text not null,
  buyer boolean not null default false,
  seller boolean not null default false,
  created_at timestamptz not null default now(),
  created_by bigint references users on delete set null
);
create index release_notes_newest on release_notes (created_at desc, id desc);

create table release_note_dismissals (
  user_id bigint primary key references users on delete cascade,
  dismissed_at timestamptz not null default now()
);

create table page_views (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  user_id bigint references users on delete set null,
  path text not null,
  title text,
  forwarded_at timestamptz
);
create index page_views_at on page_views (at);
create index page_views_to_forward on page_views (id) where forwarded_at is null;
