-- Notices travel by Redis while every process hears it; a process of the version before never does.

-- Which Redis it hears, by the id that server gave itself; null: none.
alter table processes add column redis text;

-- Whoever sends notices has to know at once of a process that hears no Redis.
create function tell_processes() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', '{"kind":"processes"}');
  return null;
end $$;

create trigger processes_tell_new after insert on processes
  for each statement execute function tell_processes();
create trigger processes_tell_redis after update of redis on processes
  for each row when (old.redis is distinct from new.redis) execute function tell_processes();
