-- What the bell shows.

create table notifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  -- Names the event, such as offer:412:3: a person is told of it once.
  key text not null,
  kind text not null check (kind in ('offer', 'order', 'application', 'lead', 'lot', 'person')),
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
