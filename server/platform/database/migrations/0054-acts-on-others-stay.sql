-- What an erased member of staff did to others is the others' to know, reasons too: only what was done to the person
-- loses its details, and whatever names them.
create or replace function erase_acts(person bigint, most integer) returns integer language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  subjects text[];
  blanked integer;
begin
  perform from erasures where user_id = person and finished_at is null;
  if not found then raise exception 'Nobody asked to erase user %', person; end if;
  subjects := array(
    select 'user ' || person union all select '/admin/people/' || person
    union all select 'seller ' || id from sellers where user_id = person
    union all select '/admin/sellers/' || id from sellers where user_id = person
    union all select 'buyer ' || id from buyers where user_id = person
    union all select 'application ' || id from applications where user_id = person
    union all select '/admin/applications/' || id from applications where user_id = person);
  perform set_config('lotline.erasing', 'on', true);
  update audit_events set before = without_texts(before), after = without_texts(after), erased_at = now()
  where id in (
    select id from audit_events
    where subject = any(subjects) and erased_at is null and act <> 'person erased'
      and (before is not null or after is not null)
    limit most);
  get diagnostics blanked = row_count;
  perform set_config('lotline.erasing', 'off', true);
  return blanked;
end $$;
