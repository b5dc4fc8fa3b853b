-- By when a paid order ships: its payment and the longest lead time of its lots, as they were said when it was agreed.
alter table purchase_orders
  add column lead_days smallint check (lead_days between 1 and 30),
  add column ship_by date;
