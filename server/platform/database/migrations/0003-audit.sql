-- What all histories have in common, and the audit log, which is the first of them.
--
-- Rows of a history are added and read. The application's role may do no more, and triggers stop roles that may. Every
-- row has a digest of its content, and the digests of one offer, order or product form a chain. Changing or removing
-- a row breaks the chain. The audit log has no one row that all its writers lock; it is sealed every
-- few minutes instead.

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are never changed', tg_table_name;
end $$;

-- A history is changed by nothing but the functions that blank what an erasure, or time, takes from it.
create function keep_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('lotline.erasing', true) = 'on'
    and current_user = (select pg_get_userbyid(relowner) from pg_class where oid = tg_relid)
    and new.erased_at is not null
    and to_jsonb(new) - tg_argv = to_jsonb(old) - tg_argv
  then
    return new;
  end if;
  raise exception '% rows are never changed', tg_table_name;
end $$;

-- A column that is added later counts for nothing while it is null. Moments are numbers: as texts they depend on who asks.
create function digest_of(entry jsonb, at timestamptz default null) returns bytea language sql stable parallel safe
return sha256(convert_to(jsonb_strip_nulls(
  entry - '{content_hash,chain_hash,balance,erased_at}'::text[] || jsonb_build_object('at', extract(epoch from at)))::text, 'UTF8'));

create function chained(before bytea, digest bytea) returns bytea language sql immutable strict parallel safe
return sha256(before || digest);
create aggregate chain_of(bytea) (sfunc = chained, stype = bytea, initcond = '', parallel = safe);

create table audit_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_user_id bigint references users,
  act text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  request_id text,
  -- Since when the row has lost what it said of a person: everything else of it stays. So in every history.
  erased_at timestamptz,
  content_hash bytea
);
create index audit_events_subject on audit_events (subject, at);
-- What one member of staff did, the last first.
create index audit_events_actor on audit_events (actor_user_id, id);

create function digest_audit_event() returns trigger language plpgsql as $$
begin
  new.content_hash := digest_of(to_jsonb(new), new.at);
  return new;
end $$;
create trigger audit_events_digest before insert on audit_events
  for each row execute function digest_audit_event();
create trigger audit_events_same before update on audit_events
  for each row when (old.content_hash is not null) execute function keep_history('before', 'after', 'erased_at');
create trigger audit_events_stay before delete on audit_events
  for each row execute function refuse_change();
create trigger audit_events_stay_all before truncate on audit_events execute function refuse_change();

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

-- What staff read, and from where people signed in, is known for 400 days; that they did stays. Answers how many rows
-- it blanked.
create function forget_old_acts(most integer) returns integer language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  blanked integer;
begin
  perform set_config('lotline.erasing', 'on', true);
  update audit_events set before = null, after = null, erased_at = now()
  where id in (
    select id from audit_events
    where at < now() - interval '400 days' and erased_at is null and (before is not null or after is not null)
      and (act in ('read', 'sign-in failed', 'second factor given', 'second factor refused', 'signed out') or act like 'signed in%')
    order by id desc limit most);
  get diagnostics blanked = row_count;
  perform set_config('lotline.erasing', 'off', true);
  return blanked;
end $$;
revoke execute on function forget_old_acts from public;
