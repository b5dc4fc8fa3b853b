-- The order in which staff put products forward. Which products those are, their own tags say; one that has no
-- place yet comes after those that do, the newest first.

create table curated_tags (
  tag text primary key,
  product_ids bigint[] not null default '{}'
);
insert into curated_tags (tag) values ('top_sellers');
