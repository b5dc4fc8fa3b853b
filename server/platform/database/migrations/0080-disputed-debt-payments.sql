-- The bank of a seller takes back what the seller paid of its debt.
alter table disputes alter column purchase_order_id drop not null,
  add column debt_payment_id bigint references debt_payments,
  add constraint disputes_of_one check (num_nonnulls(purchase_order_id, debt_payment_id) = 1);
create index disputes_debt_payment on disputes (debt_payment_id) where debt_payment_id is not null;
