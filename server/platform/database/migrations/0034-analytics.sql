-- The pages people looked at.

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
-- How often a seller's shop and products were looked at is asked of the seller's own views only.
-- The pattern keeps long addresses, which are no pages of shops, out of the index.
create index page_views_of_shops on page_views (split_part(path, '/', 3), at) include (user_id, path)
  where path ~ '^/all_(products|sellers)/[0-9]{1,10}(/[0-9]{1,10})?$';
