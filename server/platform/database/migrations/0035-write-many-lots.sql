-- What many lots that are written at once cost.

-- Nobody looks lots up by it: names are searched among those of one seller, and by words among all.
drop index products_words;

-- Who writes many lots of a seller reads its name once, and gives it with each of them; by no other name may a lot go.
drop trigger products_seller_name on products;
create trigger products_seller_name before insert on products
  for each row when (new.seller_name = '') execute function copy_seller_name();

create function refuse_other_names() returns trigger language plpgsql as $$
begin
  if exists (select from listed l join sellers s on s.id = l.seller_id where s.name <> l.seller_name) then
    raise 'A lot goes by the name of its seller' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger products_names_of_sellers after insert on products
  referencing new table as listed for each statement execute function refuse_other_names();

-- As before, unless it is said when the lot was first seen.
drop trigger products_published on products;
create trigger products_published before insert on products
  for each row when (not new.provisional and new.published_at is null) execute function note_publication();

-- As before, but the words of all lots are taken out of them in one go.
create or replace function learn_words(searches tsvector[]) returns void language sql
begin atomic
  with found as materialized (
    select distinct unnest(tsvector_to_array(search)) as word from unnest(searches) as each(search)
  )
  insert into search_words (word)
  select found.word from found
  where found.word ~ '^[^0-9]{3,}$'
    and not exists (select from search_words known where known.word = found.word);
end;
