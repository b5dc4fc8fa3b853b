-- Search reads texts without accents, case and apostrophes, and forgives slips of the fingers.

-- The first two functions say the same as market/catalogue/search-words.ts. Neither depends on the collation
-- of the database, so that a lot has the same words wherever it was set up. Most texts are plain ASCII, which
-- is read several times faster.
create function folded(text) returns text language sql immutable parallel safe
return case
  when octet_length($1) = length($1) then replace(lower($1 collate "C"), '''', '')
  else replace(replace(replace(replace(
    translate(
      lower(regexp_replace(normalize($1, nfkd), '[\u0300-\u036f]+', '', 'g') collate "C"),
      'ØøĐđÐðĦħıŁłŊŋŦŧΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІҐẞÆŒÞ''’‘ʼ',
      'ooddddhhillnnttαβγδεζηθικλμνξοπρστυφχψωσабвгдежзиклмнопрстуфхцчшщъыьэюяєіґßæœþ'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
end;

-- Every part of every word, and every word of several parts as if it had been written in one.
create function words_in(folded text) returns text[] language sql immutable parallel safe
return case
  when octet_length(folded) = length(folded) then
    regexp_split_to_array(folded, '[^a-z0-9]+') || array(
      select regexp_replace(word[1], '[-_/.&+]+', '', 'g')
      from regexp_matches(folded, '[a-z0-9]+(?:[-_/.&+]+[a-z0-9]+)+', 'g') as word)
  else
    regexp_split_to_array(folded, '[\u0001-/:-`{-\u00bf×÷\u02b0-\u02ff\u2000-\u2bff\u2e00-\u2e7f\u3000-\u303f\ufe00-\ufe6f\ufff0-\uffff\U0001f000-\U0001faff\U000e0000-\U000e0fff]+') || array(
      select regexp_replace(word[1], '[-_/.&+]+', '', 'g')
      from regexp_matches(folded, '[^\u0001-/:-`{-\u00bf×÷\u02b0-\u02ff\u2000-\u2bff\u2e00-\u2e7f\u3000-\u303f\ufe00-\ufe6f\ufff0-\uffff\U0001f000-\U0001faff\U000e0000-\U000e0fff]+(?:[-_/.&+]+[^\u0001-/:-`{-\u00bf×÷\u02b0-\u02ff\u2000-\u2bff\u2e00-\u2e7f\u3000-\u303f\ufe00-\ufe6f\ufff0-\uffff\U0001f000-\U0001faff\U000e0000-\U000e0fff]+)+', 'g') as word)
end;

-- Says of each word in which of the texts it is, not how often: to repeat a word raises no lot.
create function search_vector(texts text[]) returns tsvector language sql immutable parallel safe
return (
  select coalesce(string_agg('''' || left(word, 64) || ''':' || place || weight, ' '), '')::tsvector
  from unnest(texts, array['A', 'B', 'B', 'C', 'D']) with ordinality as each(text, weight, place),
    unnest(words_in(folded(each.text))) as word
  where word <> ''
);

drop index products_search;
alter table products
  drop column search,
  add column search tsvector generated always as (search_vector(array[
    name, seller_name, words_of(array[upc, sku, style_number]), words_of(tags), description
  ])) stored,
  -- Unlike the units themselves it may stand in an index: few sales change it.
  add column in_stock boolean not null generated always as (units > 0) stored;
create index products_search on products using gin (search);

drop index products_category_newest;
create index products_category_newest on products (category, created_at desc, id desc)
  include (seller_price_cents, percent_off_msrp, gender, packaging_type, seller_id, in_stock)
  where not provisional and deleted_at is null;

-- A word with up to so many of its letters left out.
create function with_letters_left_out(word text, most integer) returns text[]
language sql immutable strict parallel safe
return (
  with recursive shorter(text, missing) as (
    select word, 0
    union
    select left(text, place - 1) || substr(text, place + 1), missing + 1
    from shorter cross join lateral generate_series(1, length(text)) as place
    where missing < most
  )
  select array_agg(distinct text) from shorter
);

-- Every word of letters that lots have or had. Of a word with one slip, the first four letters and those of the right word
-- have something in common when one letter is left out of each; with two slips, the first eight when two are.
create table search_words (
  word text not null,
  beginnings text[] not null generated always as
    (with_letters_left_out(left(word, 4), 1) || with_letters_left_out(left(word, 8), 2)) stored
);
create index search_words_word on search_words (word);
create index search_words_beginnings on search_words using gin (beginnings);

-- Not unique, so that writers never wait for each other: two that bring the same new word at one moment write it twice.
create function learn_words(searches tsvector[]) returns void language sql
begin atomic
  insert into search_words (word)
  select distinct found.word
  from unnest(searches) as each(search), unnest(tsvector_to_array(each.search)) as found(word)
  where found.word ~ '^[^0-9]{3,}$'
    and not exists (select from search_words known where known.word = found.word);
end;

create function learn_new_words() returns trigger language plpgsql as $$
begin
  perform learn_words(array(select search from listed));
  return null;
end $$;
create trigger products_bring_words after insert on products
  referencing new table as listed for each statement execute function learn_new_words();

create function learn_changed_words() returns trigger language plpgsql as $$
begin
  perform learn_words(array[new.search]);
  return null;
end $$;
-- Not when units change: a sale brings no words.
create trigger products_change_words
  after update of name, seller_name, upc, sku, style_number, tags, description on products
  for each row when (old.search is distinct from new.search) execute function learn_changed_words();

select learn_words(array(select search from products));
analyze products, search_words;
