-- Where a buyer's orders may go. One of them is the default: `buyers.ship_to` is its address, for every program that knows
-- of one alone.
create table ship_to_addresses (
  id bigint generated always as identity primary key,
  buyer_id bigint not null references buyers,
  label text not null check (label <> ''),
  ship_to jsonb not null,
  dock boolean not null default false,
  liftgate_needed boolean not null default false,
  appointment_needed boolean not null default false,
  receiving_hours text not null default '',
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index ship_to_addresses_label on ship_to_addresses (buyer_id, lower(label));
create unique index ship_to_addresses_default on ship_to_addresses (buyer_id) where is_default;

create function keep_default_address() returns trigger language plpgsql as $$
begin
  update ship_to_addresses set ship_to = new.ship_to
  where buyer_id = new.id and is_default and ship_to is distinct from new.ship_to;
  insert into ship_to_addresses (buyer_id, label, ship_to, is_default)
  select new.id, 'Main address', new.ship_to, true
  where not exists (select from ship_to_addresses where buyer_id = new.id and is_default)
  on conflict do nothing;
  return null;
end $$;
create trigger buyers_default_address after insert or update of ship_to on buyers
  for each row when (new.ship_to is not null) execute function keep_default_address();
