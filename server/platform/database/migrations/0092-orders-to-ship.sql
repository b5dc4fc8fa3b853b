-- What is due to ship is looked for twice an hour.
-- concurrently
create index concurrently if not exists purchase_orders_to_ship on purchase_orders (ship_by)
  where status = 'awaiting_shipment' and ship_by is not null;
