-- As before, but with each text once: of a word like "aaaaaaaa" an index would be asked the same thing many times.
create or replace function with_letters_left_out(word text, most integer) returns text[]
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
