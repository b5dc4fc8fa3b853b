-- Why the card provider refused a refund, and when it first did; null while it has not.
alter table refunds add column refused_code text, add column refused_at timestamptz;
