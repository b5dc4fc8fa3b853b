-- A history is added to and read. The application's role has no right to more; these stop whoever has.

drop trigger offer_revisions_immutable on offer_revisions;
drop trigger audit_events_immutable on audit_events;
drop trigger purchase_order_events_immutable on purchase_order_events;

create trigger audit_events_stay before update or delete on audit_events
  for each row execute function refuse_change();
create trigger offer_revisions_stay before update or delete on offer_revisions
  for each row execute function refuse_change();
create trigger purchase_order_events_stay before update or delete on purchase_order_events
  for each row execute function refuse_change();
create trigger purchase_order_lines_stay before update or delete on purchase_order_lines
  for each row execute function refuse_change();
create trigger stock_movements_stay before update or delete on stock_movements
  for each row execute function refuse_change();

create trigger audit_events_stay_all before truncate on audit_events execute function refuse_change();
create trigger offer_revisions_stay_all before truncate on offer_revisions execute function refuse_change();
create trigger purchase_order_events_stay_all before truncate on purchase_order_events execute function refuse_change();
create trigger purchase_order_lines_stay_all before truncate on purchase_order_lines execute function refuse_change();
create trigger stock_movements_stay_all before truncate on stock_movements execute function refuse_change();
create trigger payment_events_stay_all before truncate on payment_events execute function refuse_change();
create trigger purchase_orders_stay_all before truncate on purchase_orders execute function refuse_change();

-- An order moves on; what was agreed when it was opened stands.
create trigger purchase_orders_stay before delete on purchase_orders
  for each row execute function refuse_change();
create trigger purchase_orders_agreed
  before update of id, number, offer_id, buyer_id, seller_id, total_cents, fee_bps, fee_cents on purchase_orders
  for each row
  when ((old.id, old.number, old.offer_id, old.buyer_id, old.seller_id, old.total_cents, old.fee_bps, old.fee_cents)
    is distinct from (new.id, new.number, new.offer_id, new.buyer_id, new.seller_id, new.total_cents, new.fee_bps, new.fee_cents))
  execute function refuse_change();

-- What the provider told is marked as handled, and forgotten 90 days later.
create trigger payment_events_stay
  before update of id, type, provider_session_id, payment_intent_id, purchase_order_id, payload, received_at on payment_events
  for each row execute function refuse_change();
create trigger payment_events_stay_until_old before delete on payment_events
  for each row when (old.handled_at is null or old.handled_at >= now() - interval '90 days')
  execute function refuse_change();

-- The application may not delete them; this it may run, as their owner.
create function forget_payment_events() returns void language sql security definer
  set search_path = public, pg_temp as
  $$ delete from payment_events where handled_at < now() - interval '90 days' $$;
