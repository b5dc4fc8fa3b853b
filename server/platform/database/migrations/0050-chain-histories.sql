-- Every row of a history carries a digest of what it says, and the rows of one offer, order or lot a chain of those
-- digests: whoever changes or removes one of them breaks it. The audit log has no one row that all its writers hold;
-- it is sealed every few minutes instead.

alter table audit_events add column content_hash bytea;
alter table offer_revisions add column content_hash bytea, add column chain_hash bytea;
alter table purchase_order_events add column content_hash bytea, add column chain_hash bytea;
alter table purchase_order_lines add column content_hash bytea, add column chain_hash bytea;
alter table stock_movements add column content_hash bytea, add column chain_hash bytea,
  -- What all movements of the lot up to this one add up to.
  add column balance bigint;

-- A column that is added later counts for nothing while it is null. Moments are numbers: as texts they depend on who asks.
create function digest_of(entry jsonb, at timestamptz default null) returns bytea language sql stable parallel safe
return sha256(convert_to(jsonb_strip_nulls(
  entry - '{content_hash,chain_hash,balance,erased_at}'::text[] || jsonb_build_object('at', extract(epoch from at)))::text, 'UTF8'));

create function chained(before bytea, digest bytea) returns bytea language sql immutable strict parallel safe
return sha256(before || digest);
create aggregate chain_of(bytea) (sfunc = chained, stype = bytea, initcond = '', parallel = safe);

-- Whoever writes a row holds its offer, order or lot, so that there is one last row. Those from before have no hashes
-- until the next migration: what theirs will be is worked out here. What the planner knows of a table may be from when
-- it was nearly empty: the one index that has the order asked for is the way to the last row, however that looked then.
create function chain_offer_revision() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  before bytea;
begin
  select chain_hash into before from offer_revisions
  where (offer_id, revision) > (new.offer_id, -1) and (offer_id, revision) < (new.offer_id, new.revision)
  order by offer_id desc, revision desc limit 1;
  if found and before is null then
    select chain_of(coalesce(content_hash, digest_of(to_jsonb(r), r.at)) order by revision) into before
    from offer_revisions r where offer_id = new.offer_id;
  end if;
  new.content_hash := digest_of(to_jsonb(new), new.at);
  new.chain_hash := chained(coalesce(before, ''), new.content_hash);
  return new;
end $$;

create function chain_order_event() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  before bytea;
begin
  select chain_hash into before from purchase_order_events
  where (purchase_order_id, id) > (new.purchase_order_id, 0) and (purchase_order_id, id) < (new.purchase_order_id, new.id)
  order by purchase_order_id desc, id desc limit 1;
  if found and before is null then
    select chain_of(coalesce(content_hash, digest_of(to_jsonb(e), e.at)) order by id) into before
    from purchase_order_events e where purchase_order_id = new.purchase_order_id;
  end if;
  new.content_hash := digest_of(to_jsonb(new), new.at);
  new.chain_hash := chained(coalesce(before, ''), new.content_hash);
  return new;
end $$;

-- The lines of an order are written with it, so that none is from before.
create function chain_order_line() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  before bytea;
begin
  select chain_hash into before from purchase_order_lines
  where (purchase_order_id, id) > (new.purchase_order_id, 0) and (purchase_order_id, id) < (new.purchase_order_id, new.id)
  order by purchase_order_id desc, id desc limit 1;
  new.content_hash := digest_of(to_jsonb(new));
  new.chain_hash := chained(coalesce(before, ''), new.content_hash);
  return new;
end $$;

create function chain_stock_movement() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  before bytea;
  had bigint;
begin
  select chain_hash, balance into before, had from stock_movements
  where (product_id, id) > (new.product_id, 0) and (product_id, id) < (new.product_id, new.id)
  order by product_id desc, id desc limit 1;
  if found and before is null then
    select chain_of(coalesce(content_hash, digest_of(to_jsonb(m), m.at)) order by id), sum(change) into before, had
    from stock_movements m where product_id = new.product_id;
  end if;
  new.content_hash := digest_of(to_jsonb(new), new.at);
  new.chain_hash := chained(coalesce(before, ''), new.content_hash);
  new.balance := coalesce(had, 0) + new.change;
  return new;
end $$;

create function digest_audit_event() returns trigger language plpgsql as $$
begin
  new.content_hash := digest_of(to_jsonb(new), new.at);
  return new;
end $$;

create trigger audit_events_digest before insert on audit_events
  for each row execute function digest_audit_event();
create trigger offer_revisions_chain before insert on offer_revisions
  for each row execute function chain_offer_revision();
create trigger purchase_order_events_chain before insert on purchase_order_events
  for each row execute function chain_order_event();
create trigger purchase_order_lines_chain before insert on purchase_order_lines
  for each row execute function chain_order_line();
create trigger stock_movements_chain before insert on stock_movements
  for each row execute function chain_stock_movement();

-- As before, but for rows that are still to be given their hashes.
drop trigger audit_events_stay on audit_events;
drop trigger offer_revisions_stay on offer_revisions;
drop trigger purchase_order_events_stay on purchase_order_events;
drop trigger purchase_order_lines_stay on purchase_order_lines;
drop trigger stock_movements_stay on stock_movements;
create trigger audit_events_stay before delete on audit_events
  for each row execute function refuse_change();
create trigger offer_revisions_stay before delete on offer_revisions
  for each row execute function refuse_change();
create trigger purchase_order_events_stay before delete on purchase_order_events
  for each row execute function refuse_change();
create trigger purchase_order_lines_stay before delete on purchase_order_lines
  for each row execute function refuse_change();
create trigger stock_movements_stay before delete on stock_movements
  for each row execute function refuse_change();
create trigger audit_events_same before update on audit_events
  for each row when (old.content_hash is not null) execute function refuse_change();
create trigger offer_revisions_same before update on offer_revisions
  for each row when (old.content_hash is not null) execute function refuse_change();
create trigger purchase_order_events_same before update on purchase_order_events
  for each row when (old.content_hash is not null) execute function refuse_change();
create trigger purchase_order_lines_same before update on purchase_order_lines
  for each row when (old.content_hash is not null) execute function refuse_change();
create trigger stock_movements_same before update on stock_movements
  for each row when (old.content_hash is not null) execute function refuse_change();

create table audit_seals (
  -- The last event under this seal; the first comes after those of the seal before.
  through_id bigint primary key,
  events bigint not null,
  hash bytea not null,
  sealed_at timestamptz not null default now()
);
create trigger audit_seals_stay before update or delete on audit_seals
  for each row execute function refuse_change();
create trigger audit_seals_stay_all before truncate on audit_seals execute function refuse_change();

-- Seals what was written since the last seal, or as much as is read in a moment; answers how many events that were.
create function seal_audit_events() returns bigint language plpgsql security definer
  set search_path = public, pg_temp set lock_timeout = '500ms' as $$
declare
  last audit_seals;
  added bigint;
begin
  -- An event has its id from when its writer could write: with all of them kept out, none below the last is missing.
  -- Nobody else seals meanwhile either.
  lock table audit_events in share row exclusive mode;
  select * into last from audit_seals order by through_id desc limit 1;
  insert into audit_seals (through_id, events, hash)
  select max(id), count(*), sha256(coalesce(last.hash, '') || string_agg(content_hash, ''::bytea order by id))
  from (
    select id, content_hash from audit_events where id > coalesce(last.through_id, 0) order by id limit 50000
  ) unsealed
  having count(*) > 0
  returning events into added;
  return coalesce(added, 0);
end $$;
