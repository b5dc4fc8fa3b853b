-- The parcels of an order after the first, each with a carrier and a number.
alter table purchase_orders add column more_parcels jsonb not null default '[]' check (jsonb_typeof(more_parcels) = 'array');
