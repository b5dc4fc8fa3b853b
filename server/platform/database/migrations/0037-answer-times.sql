-- How long each seller usually takes to answer an offer, as a job measures it.

create table seller_answer_times (
  seller_id bigint primary key references sellers on delete cascade,
  hours double precision not null check (hours >= 0)
);

-- Product cards say how long their seller usually takes to answer, so they are read again when that changes.
create function note_changed_answer_time() returns trigger language plpgsql as $$
begin
  insert into product_changes (seller_id) values (coalesce(new.seller_id, old.seller_id));
  return null;
end $$;
create trigger seller_answer_times_note_changed after insert or delete or update of hours on seller_answer_times
  for each row execute function note_changed_answer_time();
