-- What both companies were called when an order was made: a new name changes no order of before. A table of its own, so
-- that filling it for the orders there are holds up nobody who works on one.
create table purchase_order_names (
  purchase_order_id bigint primary key references purchase_orders on delete cascade,
  buyer_name text not null,
  seller_name text not null,
  erased_at timestamptz
);
create trigger purchase_order_names_same before update on purchase_order_names
  for each row execute function keep_history('buyer_name', 'seller_name', 'erased_at');
create trigger purchase_order_names_stay before delete on purchase_order_names
  for each row execute function refuse_change();
create trigger purchase_order_names_stay_all before truncate on purchase_order_names execute function refuse_change();

-- By the owner's right, whoever opens the order: the application writes no names, nor does a version before this.
create function name_order() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  insert into purchase_order_names (purchase_order_id, buyer_name, seller_name)
  select new.id, b.name, s.name from buyers b, sellers s where b.id = new.buyer_id and s.id = new.seller_id;
  return null;
end $$;
create trigger purchase_orders_named after insert on purchase_orders
  for each row execute function name_order();

-- The names of a company whose erasure was asked for and is under way. Answers how many orders it blanked.
create function erase_names(person bigint, most integer) returns integer language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  blanked integer;
begin
  perform from erasures where user_id = person and finished_at is null;
  if not found then raise exception 'Nobody asked to erase user %', person; end if;
  perform set_config('lotline.erasing', 'on', true);
  update purchase_order_names n set erased_at = now(),
    buyer_name = case when theirs.is_buyer then 'Erased company' else n.buyer_name end,
    seller_name = case when theirs.is_seller then 'Erased company' else n.seller_name end
  from (
    select o.id, o.buyer_id in (select id from buyers where user_id = person) as is_buyer,
      o.seller_id in (select id from sellers where user_id = person) as is_seller
    from purchase_orders o join purchase_order_names named on named.purchase_order_id = o.id
    where (o.buyer_id in (select id from buyers where user_id = person) and named.buyer_name <> 'Erased company')
      or (o.seller_id in (select id from sellers where user_id = person) and named.seller_name <> 'Erased company')
    limit most
  ) theirs
  where n.purchase_order_id = theirs.id;
  get diagnostics blanked = row_count;
  perform set_config('lotline.erasing', 'off', true);
  return blanked;
end $$;
revoke execute on function name_order, erase_names from public;
