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
