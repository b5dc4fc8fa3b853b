-- Most of what an import takes PostgreSQL is to look up UPCs and to read words.

-- The UPC first: of a seller whose lots are too new for the planner's figures, it takes any index that begins with the
-- seller, and goes through all of their lots for each UPC.
drop index products_seller_upc;
create unique index products_seller_upc on products (upc, seller_id) where deleted_at is null;

-- The words of a text are the same as before. A search by pattern begins anew with every word that it finds: texts that
-- are plain ASCII but for typographic marks, as most are, are read by plain replacements. Such a text comes back in
-- small letters, with spaces and connectors between them; null, when it holds more than that, or words to be cut.
create function plainly_spaced(text) returns text language plpgsql immutable strict parallel safe as $$
declare
  said text := $1;
begin
  if octet_length(said) > length(said) then
    said := replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(said,
      '“', ' '), '”', ' '), '–', ' '), '—', ' '), '•', ' '), '°', ' '), '×', ' '), '®', ' '), '’', ''), '‘', ''),
      '…', '...');
    if octet_length(said) > length(said) then return null; end if;
  end if;
  said := replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    lower(said collate "C"), '''', ''), ',', ' '), '. ', ' '), ';', ' '), ':', ' '), '"', ' '), '(', ' '), ')', ' '),
    '!', ' '), '?', ' '), '%', ' '), e'\n', ' ');
  if said ~ '[^a-z0-9 _/.&+-]' then
    said := regexp_replace(said, '[^a-z0-9_/.&+-]+', ' ', 'g');
  end if;
  if said ~ '[^ ]{65}' then return null; end if;
  return said;
end $$;

create function without_connectors(text, instead text) returns text language sql immutable parallel safe
return replace(replace(replace(replace(replace(replace($1,
  '-', instead), '.', instead), '/', instead), '&', instead), '+', instead), '_', instead);

create or replace function search_vector(texts text[]) returns tsvector
language plpgsql immutable parallel safe as $$
declare
  weights constant text[] := array['A', 'B', 'B', 'C', 'D'];
  words text[];
  mark text;
  said text;
  lexemes text := '';
begin
  for place in 1 .. 5 loop
    continue when texts[place] is null or texts[place] = '';
    said := plainly_spaced(texts[place]);
    if said is not null then
      -- Every part of a word, and the word as if it had been written in one.
      if said ~ '[a-z0-9][-_/.&+]+[a-z0-9]' then
        said := without_connectors(said, ' ') || ' ' || without_connectors(said, '');
      else
        said := without_connectors(said, ' ');
      end if;
      -- However many spaces there are, one mark stands after each word, and none before the first.
      mark := ':' || place || weights[place] || ' ';
      said := replace(replace(replace(' ' || said || ' ', ' ', '<>'), '><', ''), '<>', mark);
      lexemes := lexemes || substr(said, length(mark) + 1);
    else
      said := folded(texts[place]);
      words := array_remove(words_in(said), '');
      continue when words = '{}';
      if length(said) > 64 then words := array(select left(word, 64) from unnest(words) as word); end if;
      mark := ''':' || place || weights[place] || ' ';
      lexemes := lexemes || '''' || array_to_string(words, mark || '''') || mark;
    end if;
  end loop;
  return lexemes::tsvector;
end $$;

-- As before, but each word is looked up once, in however many lots of a statement it is.
create or replace function learn_words(searches tsvector[]) returns void language sql
begin atomic
  with found as materialized (
    select distinct found.word
    from unnest(searches) as each(search), unnest(tsvector_to_array(each.search)) as found(word)
  )
  insert into search_words (word)
  select found.word from found
  where found.word ~ '^[^0-9]{3,}$'
    and not exists (select from search_words known where known.word = found.word);
end;
