-- A number and its unit are one word, and so are neighbors in a name of which one is very short, such as T shirt. They stand
-- beside the other words of a product; lots that were listed before get theirs from a job, a few at a time.

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

-- Says the same as market/catalogue/words/measures.ts. A pattern for all of it would take a hundred times as long. Besides the measures it tells how a text reads with the units of fractions apart, so that 1.5oz holds no 5oz.
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
create or replace function search_vector(texts text[]) returns tsvector
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

-- Lots whose words are still to be read anew: a job takes some of them at a time, while they are traded.
create table products_to_read (product_id bigint primary key);
insert into products_to_read select id from products where deleted_at is null;
