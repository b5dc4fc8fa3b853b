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
