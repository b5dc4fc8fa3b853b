-- What staff read, and from where people signed in, is known for 400 days; that they did stays. Answers how many rows it blanked.
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

-- Also what nobody could ever handle is forgotten, long after the provider forgot it.
create or replace trigger payment_events_stay_until_old before delete on payment_events
  for each row when (
    old.handled_at is not null and old.handled_at >= now() - interval '90 days'
    or old.handled_at is null and old.received_at >= now() - interval '400 days')
  execute function refuse_change();
create or replace function forget_payment_events() returns void language sql security definer
  set search_path = public, pg_temp as
  $$ delete from payment_events
    where handled_at < now() - interval '90 days'
      or handled_at is null and received_at < now() - interval '400 days' $$;
