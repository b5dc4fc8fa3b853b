-- Staff are told when no lead is left for a subscriber.
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check
  check (kind in ('offer', 'order', 'application', 'lead'));
