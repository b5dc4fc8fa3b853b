-- The double-entry ledger of what was paid, is held for sellers, and left again. A posting is never changed; another one
-- takes it back.

create table ledger_postings (
  id bigint generated always as identity primary key,
  -- Whose sale it is about.
  seller_id bigint not null references sellers,
  purchase_order_id bigint references purchase_orders,
  cause text not null
    check (cause in ('order', 'payment', 'refund', 'partial_refund', 'dispute', 'payout', 'debt')),
  cause_id text not null,
  kind text not null,
  reverses bigint unique references ledger_postings,
  at timestamptz not null default now(),
  content_hash bytea,
  chain_hash bytea,
  -- What is told twice is posted once.
  unique (cause, cause_id, kind)
);
create index ledger_postings_seller on ledger_postings (seller_id, id);
create index ledger_postings_order on ledger_postings (purchase_order_id, id) where purchase_order_id is not null;
create index ledger_postings_at on ledger_postings (at, id);

-- Above zero is a debit, below a credit.
create table ledger_entries (
  id bigint generated always as identity primary key,
  posting_id bigint not null references ledger_postings,
  seller_id bigint not null references sellers,
  -- Of a payout, the order that each part of it is for.
  purchase_order_id bigint references purchase_orders,
  account text not null check (account in ('clearing', 'bank', 'seller_pending', 'seller_available', 'seller_in_flight',
    'platform_fee', 'platform_expense', 'buyer_refunds', 'disputed')),
  amount_cents bigint not null check (amount_cents <> 0),
  content_hash bytea,
  chain_hash bytea
);
create index ledger_entries_posting on ledger_entries (posting_id, id);
create index ledger_entries_order on ledger_entries (purchase_order_id, account) where purchase_order_id is not null;
create index ledger_entries_seller on ledger_entries (seller_id, account, id);

-- What is each seller's: on its way, to be paid out, and on its way to the bank. Below zero it is owed by the seller.
create table seller_balances (
  seller_id bigint primary key references sellers,
  pending_cents bigint not null default 0,
  available_cents bigint not null default 0,
  in_flight_cents bigint not null default 0
);

-- The seller's balance is locked first, so that its postings are chained in the order in which they are committed.
create function chain_posting() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before bytea;
begin
  insert into seller_balances (seller_id) values (new.seller_id) on conflict do nothing;
  perform from seller_balances where seller_id = new.seller_id for no key update;
  -- The number that was drawn before the lock may be lower than that of a posting committed meanwhile.
  new.id := nextval(pg_get_serial_sequence('ledger_postings', 'id'));
  select chain_hash into before from ledger_postings
  where (seller_id, id) > (new.seller_id, 0) and (seller_id, id) < (new.seller_id, new.id)
  order by seller_id desc, id desc limit 1;
  new.content_hash := digest_of(to_jsonb(new), new.at);
  new.chain_hash := chained(coalesce(before, ''), new.content_hash);
  return new;
end $$;
create trigger ledger_postings_chain before insert on ledger_postings
  for each row execute function chain_posting();

create function chain_entry() returns trigger language plpgsql as $$
declare
  before bytea;
begin
  select chain_hash into before from ledger_entries
  where posting_id = new.posting_id and id < new.id order by id desc limit 1;
  new.content_hash := digest_of(to_jsonb(new));
  new.chain_hash := chained(coalesce(before, ''), new.content_hash);
  return new;
end $$;
create trigger ledger_entries_chain before insert on ledger_entries
  for each row execute function chain_entry();

create function add_to_balance() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update seller_balances set
    pending_cents = pending_cents - case new.account when 'seller_pending' then new.amount_cents else 0 end,
    available_cents = available_cents - case new.account when 'seller_available' then new.amount_cents else 0 end,
    in_flight_cents = in_flight_cents - case new.account when 'seller_in_flight' then new.amount_cents else 0 end
  where seller_id = new.seller_id;
  return null;
end $$;
create trigger ledger_entries_added after insert on ledger_entries
  for each row when (new.account like 'seller\_%') execute function add_to_balance();

create function refuse_unbalanced() returns trigger language plpgsql as $$
declare
  posting bigint := case tg_table_name when 'ledger_entries' then (to_jsonb(new) ->> 'posting_id')::bigint else new.id end;
begin
  if (select count(*) < 2 or sum(amount_cents) <> 0 from ledger_entries where posting_id = posting) then
    raise 'The entries of posting % do not sum to zero', posting using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_postings_balanced after insert on ledger_postings deferrable initially deferred
  for each row execute function refuse_unbalanced();
create constraint trigger ledger_entries_balanced after insert on ledger_entries deferrable initially deferred
  for each row execute function refuse_unbalanced();

create trigger ledger_postings_same before update on ledger_postings for each row execute function refuse_change();
create trigger ledger_postings_stay before delete on ledger_postings for each row execute function refuse_change();
create trigger ledger_postings_stay_all before truncate on ledger_postings execute function refuse_change();
create trigger ledger_entries_same before update on ledger_entries for each row execute function refuse_change();
create trigger ledger_entries_stay before delete on ledger_entries for each row execute function refuse_change();
create trigger ledger_entries_stay_all before truncate on ledger_entries execute function refuse_change();
revoke execute on function chain_posting, add_to_balance from public;
