-- What is left of a canceled order that was paid by wire is sent by staff, who record it as they do a refund in part.
alter table partial_refunds add column of_canceled boolean not null default false;
-- Null where nobody of the staff canceled it.
alter table partial_refunds alter column made_by drop not null;

insert into partial_refunds (purchase_order_id, key, amount_cents, fee_cents, reason, of_canceled)
select o.id, md5('canceled ' || o.id)::uuid, o.total_cents - coalesce(p.amount, 0), o.fee_cents - coalesce(p.fee, 0),
  'Order canceled', true
from purchase_orders o
left join (select purchase_order_id, sum(amount_cents) as amount, sum(fee_cents) as fee
  from partial_refunds group by 1) p on p.purchase_order_id = o.id
where o.status = 'canceled' and o.paid_at is not null and o.total_cents > coalesce(p.amount, 0)
  and exists (select from purchase_order_events e
    where e.purchase_order_id = o.id and e.event = 'confirm_payment' and e.party = 'admin');
