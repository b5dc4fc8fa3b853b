-- News of turns that came so fast one after the other that their reader gets them together, within the hour.
create table gathered_offer_news (
  offer_id bigint not null references offers on delete cascade,
  revision integer not null,
  user_id bigint not null references users on delete cascade,
  party text not null check (party in ('buyer', 'seller')),
  kind text not null,
  created_at timestamptz not null default now(),
  primary key (offer_id, revision, user_id)
);
create index gathered_offer_news_of_reader on gathered_offer_news (user_id, created_at);
