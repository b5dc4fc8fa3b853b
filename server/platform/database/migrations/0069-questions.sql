-- Questions of a buyer about a lot, with the answers, before there is an offer on it.

create table product_questions (
  id bigint generated always as identity primary key,
  buyer_id bigint not null references buyers,
  seller_id bigint not null references sellers,
  product_id bigint not null references products,
  asked_at timestamptz not null default now(),
  -- When the last message was written, and by which side.
  written_at timestamptz not null default now(),
  written_by text not null default 'buyer' check (written_by in ('buyer', 'seller')),
  -- The last message each side has read.
  buyer_read_id bigint not null default 0,
  seller_read_id bigint not null default 0,
  -- The offer on the lot that the buyer sent since: both sides write there from then on.
  offer_id bigint references offers
);
-- One at a time of a buyer about a lot.
create unique index product_questions_open on product_questions (buyer_id, product_id) where offer_id is null;
create index product_questions_buyer on product_questions (buyer_id, written_at desc, id desc);
create index product_questions_seller on product_questions (seller_id, written_at desc, id desc);
create index product_questions_product on product_questions (product_id);
create index product_questions_offer on product_questions (offer_id) where offer_id is not null;

create table question_messages (
  id bigint generated always as identity primary key,
  question_id bigint not null references product_questions,
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
create index question_messages_question on question_messages (question_id, id);
create index question_messages_author on question_messages (author_user_id);

-- Messages of a question are written only while its row is locked.
create function chain_question_message() returns trigger language plpgsql as $$
declare
  before bytea;
begin
  select chain_hash into before from question_messages
  where question_id = new.question_id and id < new.id
  order by id desc limit 1;
  new.content_hash := digest_of(to_jsonb(new), new.at);
  new.chain_hash := chained(coalesce(before, ''), new.content_hash);
  return new;
end $$;
create trigger question_messages_chain before insert on question_messages
  for each row execute function chain_question_message();
create trigger question_messages_same before update on question_messages
  for each row execute function keep_history('text', 'erased_at');
create trigger question_messages_stay before delete on question_messages
  for each row execute function refuse_change();
create trigger question_messages_stay_all before truncate on question_messages execute function refuse_change();

-- As before, with the messages of questions.
create or replace function erase_notes(person bigint, most integer) returns integer language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  blanked integer;
  more integer;
  messages integer;
  questions integer;
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
  update question_messages set text = null, erased_at = now() where id in (
    select m.id from question_messages m join product_questions q on q.id = m.question_id
    where m.text is not null and (q.buyer_id in (select id from buyers where user_id = person)
      or q.seller_id in (select id from sellers where user_id = person))
    union select id from question_messages where author_user_id = person and text is not null
    limit most);
  get diagnostics questions = row_count;
  perform set_config('lotline.erasing', 'off', true);
  return blanked + more + messages + questions;
end $$;
