-- Invoices in the seller's name, credit notes, and the platform's invoices of its fees.

-- What a seller is called on its invoices, since it agreed to their being issued in its name.
create table seller_invoice_details (
  seller_id bigint primary key references sellers,
  -- Begins the numbers of its invoices, whatever the shop is called later. LL is the platform's.
  code text not null unique check (code ~ '^[A-Z0-9]{3,12}$'),
  legal_name text not null,
  street text not null,
  city text not null,
  state text not null,
  zip text not null,
  tax_id text,
  agreed_at timestamptz not null default now(),
  agreed_by bigint references users,
  -- When the orders paid before had their invoices; those paid meanwhile wait for their turn.
  caught_up_at timestamptz
);
create trigger seller_invoice_details_code before update of code on seller_invoice_details
  for each row when (old.code is distinct from new.code) execute function refuse_change();

-- What the seller's details were when an order was made; none where it had not agreed yet.
create table purchase_order_sellers (
  purchase_order_id bigint primary key references purchase_orders on delete cascade,
  seller jsonb not null,
  erased_at timestamptz
);
create trigger purchase_order_sellers_same before update on purchase_order_sellers
  for each row execute function keep_history('seller', 'erased_at');
create trigger purchase_order_sellers_stay before delete on purchase_order_sellers
  for each row execute function refuse_change();
create trigger purchase_order_sellers_stay_all before truncate on purchase_order_sellers execute function refuse_change();

create function copy_invoice_details() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  insert into purchase_order_sellers (purchase_order_id, seller)
  select new.id, jsonb_build_object('name', d.legal_name, 'street', d.street, 'city', d.city, 'state', d.state,
    'zip', d.zip, 'tax_id', d.tax_id)
  from seller_invoice_details d where d.seller_id = new.seller_id;
  return null;
end $$;
create trigger purchase_orders_invoice_details after insert on purchase_orders
  for each row execute function copy_invoice_details();

-- What is given back of a paid order. Each becomes a credit note once the order has its invoice. A negative amount
-- takes back an earlier one, whose money did not reach the buyer.
create table purchase_order_credits (
  id bigint generated always as identity primary key,
  purchase_order_id bigint not null references purchase_orders,
  cause text not null,
  amount_cents bigint not null check (amount_cents <> 0),
  fee_cents bigint not null check (abs(fee_cents) <= abs(amount_cents) and sign(fee_cents) in (0, sign(amount_cents))),
  reason text not null,
  lines jsonb,
  at timestamptz not null default now(),
  erased_at timestamptz,
  unique (purchase_order_id, cause)
);
create index purchase_order_credits_at on purchase_order_credits (at);
create trigger purchase_order_credits_same before update on purchase_order_credits
  for each row execute function keep_history('reason', 'erased_at');
create trigger purchase_order_credits_stay before delete on purchase_order_credits
  for each row execute function refuse_change();
create trigger purchase_order_credits_stay_all before truncate on purchase_order_credits execute function refuse_change();

create function refuse_credit_beyond_order() returns trigger language plpgsql as $$
declare
  sold purchase_orders;
  given record;
begin
  select * into sold from purchase_orders where id = new.purchase_order_id for no key update;
  select coalesce(sum(amount_cents), 0) as cents, coalesce(sum(fee_cents), 0) as fee into given
  from purchase_order_credits where purchase_order_id = new.purchase_order_id;
  if sold.paid_at is null then
    raise 'Order % was not paid: there is nothing to credit', sold.number using errcode = 'check_violation';
  end if;
  if given.cents + new.amount_cents not between 0 and sold.total_cents
    or given.fee + new.fee_cents not between 0 and sold.fee_cents then
    raise 'Order % cannot be credited with % more', sold.number, new.amount_cents using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger purchase_order_credits_fit before insert on purchase_order_credits
  for each row execute function refuse_credit_beyond_order();

-- The last number of each series, such as BRASS-2026, BRASS-CN-2026 or LL-2026.
create table paper_series (
  series text primary key,
  last_number integer not null default 0
);

create table papers (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('invoice', 'credit_note', 'fee_invoice')),
  series text not null,
  sequence integer not null,
  number text not null unique,
  seller_id bigint not null references sellers,
  purchase_order_id bigint references purchase_orders,
  credit_id bigint unique references purchase_order_credits,
  -- The first day of the month of a fee invoice.
  month date check (extract(day from month) = 1),
  total_cents bigint not null,
  seller jsonb not null,
  buyer jsonb,
  reason text,
  lines jsonb not null,
  facts jsonb not null,
  issued_on date not null,
  at timestamptz not null,
  erased_at timestamptz,
  content_hash bytea,
  chain_hash bytea,
  unique (series, sequence),
  check ((kind = 'fee_invoice') = (month is not null)),
  check ((kind = 'fee_invoice') = (purchase_order_id is null)),
  check ((kind = 'fee_invoice') = (buyer is null)),
  check ((kind = 'credit_note') = (credit_id is not null))
);
create unique index papers_invoice on papers (purchase_order_id) where kind = 'invoice';
create unique index papers_fee_invoice on papers (seller_id, month) where kind = 'fee_invoice';
create index papers_order on papers (purchase_order_id, id);
create index papers_seller on papers (seller_id, issued_on, id);

-- Draws the number from the row of its series, which is locked until the transaction ends. A number of a transaction
-- that fails is drawn again. By the owner's right, so that the application changes no series.
create function number_paper() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  asked timestamptz := new.at;
  letters text;
  year integer;
  before bytea;
begin
  if new.kind = 'fee_invoice' then
    letters := 'LL';
  else
    select code || case new.kind when 'credit_note' then '-CN' else '' end into strict letters
    from seller_invoice_details where seller_id = new.seller_id;
  end if;
  loop
    year := extract(year from coalesce(asked, clock_timestamp()) at time zone 'America/New_York');
    new.series := letters || '-' || year;
    insert into paper_series (series) values (new.series) on conflict do nothing;
    perform from paper_series where series = new.series for update;
    -- Read under the lock, so that no later number has an earlier day; the year may have ended while it waited.
    new.at := coalesce(asked, clock_timestamp());
    exit when extract(year from new.at at time zone 'America/New_York') = year;
  end loop;
  new.issued_on := (new.at at time zone 'America/New_York')::date;
  update paper_series set last_number = last_number + 1 where series = new.series returning last_number into new.sequence;
  new.number := new.series || '-' || lpad(new.sequence::text, 6, '0');
  select chain_hash into before from papers where series = new.series and sequence = new.sequence - 1;
  new.content_hash := digest_of(to_jsonb(new), new.at);
  new.chain_hash := chained(coalesce(before, ''), new.content_hash);
  return new;
end $$;
create trigger papers_numbered before insert on papers for each row execute function number_paper();
create trigger papers_same before update on papers
  for each row when (old.content_hash is not null) execute function keep_history('seller', 'buyer', 'reason', 'erased_at');
create trigger papers_stay before delete on papers for each row execute function refuse_change();
create trigger papers_stay_all before truncate on papers execute function refuse_change();

revoke execute on function copy_invoice_details, number_paper from public;
