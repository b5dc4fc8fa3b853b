-- Since when a row of a history has lost what it said of a person: everything else of it stays.
alter table audit_events add column erased_at timestamptz;
alter table offer_revisions add column erased_at timestamptz;
alter table purchase_order_events add column erased_at timestamptz;
alter table purchase_order_lines add column erased_at timestamptz;
alter table stock_movements add column erased_at timestamptz;
