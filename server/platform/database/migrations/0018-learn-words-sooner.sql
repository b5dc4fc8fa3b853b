-- A word with one or, at most, two of its letters left out. The same texts as before, in a fifth of the time: a
-- lot may bring thousands of new words, and an import hundreds of such lots at once.
create or replace function with_letters_left_out(word text, most integer) returns text[]
language plpgsql immutable strict parallel safe as $$
declare
  found text[] := array[word];
  shorter text;
begin
  for place in 1 .. length(word) loop
    shorter := left(word, place - 1) || substr(word, place + 1);
    found := found || shorter;
    if most = 2 then
      for other in place .. length(shorter) loop
        found := found || (left(shorter, other - 1) || substr(shorter, other + 1));
      end loop;
    end if;
  end loop;
  return found;
end $$;
