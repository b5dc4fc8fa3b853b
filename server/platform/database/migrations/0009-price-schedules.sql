-- Prices that follow an expiration date by themselves, and what they did.

create table price_schedules (
  product_id bigint primary key references products on delete cascade,
  -- So many days before, so many percent off the price that its seller set; the earliest first.
  steps jsonb not null default '[]',
  off_market_days integer check (off_market_days between 1 and 3650),
  show_next_price boolean not null default false,
  -- The seller's price, and what a step made of it. If another price is asked, the seller has set a new one since.
  base_cents bigint,
  stepped_cents bigint,
  -- The last step that was taken.
  step_days integer,
  -- It is off the market because of the schedule.
  took_off boolean not null default false,
  next_on date,
  -- The expiration date for which this was worked out, or nothing; null when that is still to be done.
  made_for text,
  -- Since when the seller of a product is to be told that its schedule took it off the market.
  untold_since timestamptz
);
create index price_schedules_due on price_schedules (next_on);
create index price_schedules_untold on price_schedules (product_id) where untold_since is not null;

create table price_steps (
  id bigint generated always as identity primary key,
  product_id bigint not null references products,
  kind text not null check (kind in ('price', 'off_market', 'back')),
  -- Of a step; none when a schedule gave the price back that was set.
  days integer,
  percent integer,
  before_cents bigint,
  after_cents bigint,
  at timestamptz not null default now()
);
create index price_steps_product on price_steps (product_id, id);
create trigger price_steps_same before update on price_steps for each row execute function refuse_change();
create trigger price_steps_stay before delete on price_steps for each row execute function refuse_change();
create trigger price_steps_stay_all before truncate on price_steps execute function refuse_change();
