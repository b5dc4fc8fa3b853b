-- A trigger before any update of a table, whichever columns it names, has PostgreSQL compute all generated
-- columns anew with each update: every sale would read the words of its lot again.

drop trigger products_published on products;
create trigger products_published before insert on products
  for each row when (not new.provisional) execute function note_publication();

create function note_first_publication() returns trigger language plpgsql as $$
begin
  update products set published_at = now() where id = new.id;
  return null;
end $$;
create trigger products_first_published after update of provisional on products
  for each row when (not new.provisional and new.published_at is null)
  execute function note_first_publication();

-- A seller's new name is learnt once, not with each of its lots.
drop trigger products_change_words on products;
create trigger products_change_words
  after update of name, upc, sku, style_number, tags, description on products
  for each row when (old.search is distinct from new.search) execute function learn_changed_words();

create function learn_seller_name() returns trigger language plpgsql as $$
begin
  perform learn_words(array[search_vector(array[new.name])]);
  return null;
end $$;
create trigger sellers_change_words after update of name on sellers
  for each row when (old.name is distinct from new.name) execute function learn_seller_name();
