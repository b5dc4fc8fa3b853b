-- The words a search compares: texts without accents, case and apostrophes, and every word that products have, so that a
-- slip of the fingers is forgiven.

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

-- A search by pattern begins anew with every word that it finds: texts that are plain ASCII but for typographic marks,
-- as most are, are read by plain replacements. Such a text comes back in small letters, with spaces and connectors
-- between them; null, when it holds more than that, or words to be cut.
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

-- Says of each word in which of the texts it is, not how often: to repeat a word raises no product.
create function search_vector(texts text[]) returns tsvector
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

-- A word with one or, at most, two of its letters left out, each text once: of a word like "aaaaaaaa" an index would be
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

-- Every word of letters that products have or had. Of a word with one slip, the first four letters and those of the right word
-- have something in common when one letter is left out of each; with two slips, the first eight when two are.
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
