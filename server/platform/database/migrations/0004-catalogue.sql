-- The words a search compares: texts without accents, case and apostrophes. Besides, every word that products have, so
-- that a slip of the fingers is forgiven.

-- array_to_string is not immutable by itself, as it is not for every type; for text it is.
create function words_of(texts text[]) returns text language sql immutable as
  $$ select array_to_string(texts, ' ') $$;

-- folded and words_in say the same as market/catalogue/search-words.ts. Neither depends on the collation of the
-- database, so that a product has the same words wherever it was set up. Most texts are plain ASCII, which is read several
-- times faster.
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

-- Every part of every word, and every word of several parts as if it had been written in one. plpgsql, unlike sql, plans
-- its statements once and not for each text; words of several parts are looked for only where there are some.
create function words_in(folded text) returns text[]
language plpgsql immutable strict parallel safe as $$
begin
  if octet_length(folded) = length(folded) then
    if folded !~ '[a-z0-9][-_/.&+]+[a-z0-9]' then
      return regexp_split_to_array(folded, '[^a-z0-9]+');
    end if;
    return regexp_split_to_array(folded, '[^a-z0-9]+') || array(
      select regexp_replace(word[1], '[-_/.&+]+', '', 'g')
      from regexp_matches(folded, '[a-z0-9]+(?:[-_/.&+]+[a-z0-9]+)+', 'g') as word);
  end if;
  return regexp_split_to_array(folded, '[\u0001-/:-`{-\u00bf×÷\u02b0-\u02ff\u2000-\u2bff\u2e00-\u2e7f\u3000-\u303f\ufe00-\ufe6f\ufff0-\uffff\U0001f000-\U0001faff\U000e0000-\U000e0fff]+') || array(
    select regexp_replace(word[1], '[-_/.&+]+', '', 'g')
    from regexp_matches(folded, '[^\u0001-/:-`{-\u00bf×÷\u02b0-\u02ff\u2000-\u2bff\u2e00-\u2e7f\u3000-\u303f\ufe00-\ufe6f\ufff0-\uffff\U0001f000-\U0001faff\U000e0000-\U000e0fff]+(?:[-_/.&+]+[^\u0001-/:-`{-\u00bf×÷\u02b0-\u02ff\u2000-\u2bff\u2e00-\u2e7f\u3000-\u303f\ufe00-\ufe6f\ufff0-\uffff\U0001f000-\U0001faff\U000e0000-\U000e0fff]+)+', 'g') as word);
end $$;

-- A search by pattern starts over at every word it finds. Most texts are plain ASCII apart from typographic marks, and
-- simple replacements are enough for them. Such a text comes back in lower case, with spaces and connectors between
-- them. Null: it holds more than that, or words to be cut.
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

-- A number and its unit are one word, and so are neighbors in a name of which one is very short, such as T shirt.
-- Null of what is no unit.
create function unit_of(spelled text) returns text language sql immutable parallel safe
return case
  when spelled in ('oz', 'lb', 'g', 'kg', 'mg', 'ml', 'cl', 'l', 'gal', 'qt', 'in', 'ft', 'yd', 'mm', 'cm', 'm', 'w', 'v',
    'mah', 'mb', 'gb', 'tb') then spelled
  when spelled in ('ozs', 'ounce', 'ounces') then 'oz'
  when spelled in ('lbs', 'pound', 'pounds') then 'lb'
  when spelled in ('gr', 'gram', 'grams') then 'g'
  when spelled = 'kgs' then 'kg'
  when spelled in ('milliliter', 'milliliters') then 'ml'
  when spelled in ('liter', 'liters', 'litre', 'litres') then 'l'
  when spelled in ('gals', 'gallon', 'gallons') then 'gal'
  when spelled in ('qts', 'quart', 'quarts') then 'qt'
  when spelled in ('inch', 'inches') then 'in'
  when spelled in ('foot', 'feet') then 'ft'
  when spelled in ('yds', 'yard', 'yards') then 'yd'
  when spelled in ('meter', 'meters') then 'm'
  when spelled in ('watt', 'watts') then 'w'
  when spelled in ('volt', 'volts') then 'v'
end;

-- Says the same as market/catalogue/words/measures.ts. A pattern for all of it would take a hundred times as long.
-- Besides the measures it tells how a text reads with the units of fractions apart, so that 1.5oz holds no 5oz.
create function measures_in(folded text, out measures text[], out apart text)
language plpgsql immutable strict parallel safe as $$
declare
  tokens constant text[] := regexp_split_to_array(folded, '[^a-z0-9./,-]+');
  core text;
  close text;
  figures text;
  number text;
  unit text;
begin
  measures := '{}';
  apart := folded;
  for at in 1 .. cardinality(tokens) loop
    continue when left(tokens[at], 1) not between '0' and '9';
    core := rtrim(tokens[at], './,-');
    close := ltrim(core, '0123456789./,-');
    figures := rtrim(left(core, length(core) - length(close)), '-');
    -- Of a range the last number.
    number := split_part(figures, '-', -1);
    continue when left(number, 1) not between '0' and '9';
    if close in ('', 'fl') then
      continue when tokens[at] not in (core, core || '-');
      unit := rtrim(tokens[at + 1], './,-');
      if unit = 'fl' then unit := rtrim(tokens[at + 2], './,-'); end if;
      unit := unit_of(unit);
      continue when unit is null;
    else
      unit := unit_of(close);
      continue when unit is null;
      if core ~ '[./]' then apart := replace(apart, core, figures || ' ' || close); end if;
    end if;
    measures := measures || left(replace(number, ',', '') || unit, 64);
  end loop;
end $$;

-- Says the same as neighborsIn of market/catalogue/search-words.ts.
create function neighbors_in(folded text) returns text[]
language plpgsql immutable strict parallel safe as $$
declare
  stand_alone constant text[] := '{a,an,and,as,at,be,by,do,for,go,he,in,is,it,me,my,no,of,on,or,so,the,to,up,us,we,with,x,oz,lb,lbs,ft,kg,ml,mm,cm,pk,pc,ct}';
  words constant text[] := regexp_split_to_array(folded, '[^a-z0-9]+');
  joined text[] := '{}';
begin
  for place in 1 .. cardinality(words) - 1 loop
    if least(length(words[place]), length(words[place + 1])) between 1 and 2
      and words[place] || words[place + 1] ~ '^[a-z]+$'
      and words[place] <> all (stand_alone) and words[place + 1] <> all (stand_alone)
    then
      joined := joined || left(words[place] || words[place + 1], 64);
    end if;
  end loop;
  return joined;
end $$;

-- Says of each word in which of the texts it is, not how often: to repeat a word raises no product.
create function search_vector(texts text[]) returns tsvector
language plpgsql immutable parallel safe as $$
declare
  weights constant text[] := array['A', 'B', 'B', 'C', 'D'];
  words text[];
  joined text[];
  mark text;
  given text;
  said text;
  lexemes text := '';
begin
  for place in 1 .. 5 loop
    given := texts[place];
    continue when given is null or given = '';
    joined := '{}';
    if given ~ '[0-9]' then
      said := folded(given);
      select measures, apart into joined, given from measures_in(said);
      if given = said then given := texts[place]; end if;
    end if;
    if place = 1 then joined := joined || neighbors_in(folded(texts[1])); end if;
    if joined <> '{}' then
      mark := ''':' || place || weights[place] || ' ';
      lexemes := lexemes || '''' || array_to_string(joined, mark || '''') || mark;
    end if;
    said := plainly_spaced(given);
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
      said := folded(given);
      words := array_remove(words_in(said), '');
      continue when words = '{}';
      if length(said) > 64 then words := array(select left(word, 64) from unnest(words) as word); end if;
      mark := ''':' || place || weights[place] || ' ';
      lexemes := lexemes || '''' || array_to_string(words, mark || '''') || mark;
    end if;
  end loop;
  return lexemes::tsvector;
end $$;

-- A word with one or, at most, two of its letters left out, each text once. Of a word like "aaaaaaaa" an index would be
-- asked the same thing many times.
create function with_letters_left_out(word text, most integer) returns text[]
language plpgsql immutable strict parallel safe as $$
declare
  found text[] := array[word];
  shorter text;
  shortest text;
begin
  for place in 1 .. length(word) loop
    shorter := left(word, place - 1) || substr(word, place + 1);
    -- Of two like letters in a row it does not matter which is left out.
    continue when shorter = any (found);
    found := found || shorter;
    if most = 2 then
      for other in place .. length(shorter) loop
        shortest := left(shorter, other - 1) || substr(shorter, other + 1);
        if shortest <> all (found) then found := found || shortest; end if;
      end loop;
    end if;
  end loop;
  return found;
end $$;

-- Every word of letters that products have or had. Of a word with one slip, leave one letter out of the first four, and
-- of those of the right word: something is the same. With two slips, leave two out of the first eight.
create table search_words (
  word text not null,
  beginnings text[] not null generated always as
    (with_letters_left_out(left(word, 4), 1) || with_letters_left_out(left(word, 8), 2)) stored
);
create index search_words_word on search_words (word);
create index search_words_beginnings on search_words using gin (beginnings);

-- Not unique, so that writers never wait for each other: two that bring the same new word at one moment write it twice.
-- Each word is looked up once, in however many products of a statement it is.
create function learn_words(searches tsvector[]) returns void language sql
begin atomic
  with found as materialized (
    select distinct unnest(tsvector_to_array(search)) as word from unnest(searches) as each(search)
  )
  insert into search_words (word)
  select found.word from found
  where found.word ~ '^[^0-9]{3,}$'
    and not exists (select from search_words known where known.word = found.word);
end;

-- Lots whose words a job has to read again, a few at a time, while they are traded.
create table products_to_read (product_id bigint primary key);
