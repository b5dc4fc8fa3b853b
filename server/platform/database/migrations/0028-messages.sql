-- Questions and answers beside an offer, on its order too until that is over.

create table offer_messages (
  id bigint generated always as identity primary key,
  offer_id bigint not null references offers,
  party text not null check (party in ('buyer', 'seller')),
  author_user_id bigint not null references users,
  -- Null since it was erased.
  text text check (char_length(text) between 1 and 2000),
  at timestamptz not null default now(),
  erased_at timestamptz,
  content_hash bytea,
  chain_hash bytea,
  check (text is not null or erased_at is not null)
);
create index offer_messages_offer on offer_messages (offer_id, id);
create index offer_messages_author on offer_messages (author_user_id);

-- Messages of an offer are written only while its row is locked.
create function chain_offer_message() returns trigger language plpgsql as $$
declare
  before bytea;
begin
  select chain_hash into before from offer_messages
  where offer_id = new.offer_id and id < new.id
  order by id desc limit 1;
  new.content_hash := digest_of(to_jsonb(new), new.at);
  new.chain_hash := chained(coalesce(before, ''), new.content_hash);
  return new;
end $$;
create trigger offer_messages_chain before insert on offer_messages
  for each row execute function chain_offer_message();
create trigger offer_messages_same before update on offer_messages
  for each row execute function keep_history('text', 'erased_at');
create trigger offer_messages_stay before delete on offer_messages
  for each row execute function refuse_change();
create trigger offer_messages_stay_all before truncate on offer_messages execute function refuse_change();

-- How far each side has read what the other wrote.
create table message_reads (
  offer_id bigint not null references offers,
  party text not null check (party in ('buyer', 'seller')),
  message_id bigint not null references offer_messages,
  read_at timestamptz not null default now(),
  primary key (offer_id, party)
);

-- As before, with the messages: nobody can tell which of them name the person.
create or replace function erase_notes(person bigint, most integer) returns integer language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  blanked integer;
  more integer;
  messages integer;
begin
  perform from erasures where user_id = person and finished_at is null;
  if not found then raise exception 'Nobody asked to erase user %', person; end if;
  perform set_config('lotline.erasing', 'on', true);
  update offer_revisions set note = null, erased_at = now() where id in (
    select r.id from offer_revisions r join offers o on o.id = r.offer_id
    where r.note is not null and (o.buyer_id in (select id from buyers where user_id = person)
      or o.seller_id in (select id from sellers where user_id = person))
    union select id from offer_revisions where actor_user_id = person and note is not null
    limit most);
  get diagnostics blanked = row_count;
  update purchase_order_events set note = null, erased_at = now() where id in (
    select e.id from purchase_order_events e join purchase_orders o on o.id = e.purchase_order_id
    where e.note is not null and (o.buyer_id in (select id from buyers where user_id = person)
      or o.seller_id in (select id from sellers where user_id = person))
    union select id from purchase_order_events where actor_user_id = person and note is not null
    limit most);
  get diagnostics more = row_count;
  update offer_messages set text = null, erased_at = now() where id in (
    select m.id from offer_messages m join offers o on o.id = m.offer_id
    where m.text is not null and (o.buyer_id in (select id from buyers where user_id = person)
      or o.seller_id in (select id from sellers where user_id = person))
    union select id from offer_messages where author_user_id = person and text is not null
    limit most);
  get diagnostics messages = row_count;
  perform set_config('lotline.erasing', 'off', true);
  return blanked + more + messages;
end $$;
