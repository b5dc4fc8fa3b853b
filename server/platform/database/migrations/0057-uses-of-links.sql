-- How often a link was used since its first use (`used_at`), which session the last use opened, and whether a password
-- was chosen in that. A link that ended without being used keeps 0.
alter table account_links
  add column uses smallint not null default 0,
  add column session_id uuid,
  add column password_chosen boolean not null default false;
