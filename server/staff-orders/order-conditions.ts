import { sql } from 'kysely'
import { LARGEST_CARD_PAYMENT, SMALLEST_CARD_PAYMENT } from '#market/payments/card-limits.ts'
import { DEFAULT_TIME_ZONE } from '#market/time-zone.ts'
import { DAYS_UNTIL_STUCK, PAYMENT_DUE_HOURS } from '#market/staff-orders/order-trouble.ts'

// An order is updated by its transitions only, so this is how long it has had its status.
const daysAllowed = sql.join(
  Object.entries(DAYS_UNTIL_STUCK).flatMap(([status, days]) =>
    days === null ? [] : sql`when ${sql.lit(status)} then ${sql.lit(days)}`,
  ),
  sql` `,
)

/** Paid, and not shipped by its day. */
const isLate = sql<boolean>`(o.status = 'awaiting_shipment'
  and coalesce(o.ship_by < (now() at time zone ${sql.lit(DEFAULT_TIME_ZONE)})::date, false))`

/** Until when its buyer accepts that it was short at packing. */
const asksBuyer = sql`(select s.answer_by from packing_shortages s
  where s.purchase_order_id = o.id and s.answer is null and o.status = 'awaiting_shipment')`

/** Late, or in its status for longer than is usual where no day to ship by was agreed; `o` is the order. */
export const isStuck = sql<boolean>`(case when ${asksBuyer} is not null then ${asksBuyer} < now() else ${isLate} or not (o.status = 'awaiting_shipment' and o.ship_by is not null)
  and coalesce(o.updated_at < now() - make_interval(days => case o.status ${daysAllowed} end), false) end)`

/** Unpaid, and no card pays it: its buyer waits for staff's details of a wire transfer (decision I18). */
export const isForNoCard = sql<boolean>`(o.status = 'awaiting_initial_payment'
  and (o.total_cents < ${sql.lit(SMALLEST_CARD_PAYMENT)} or o.total_cents > ${sql.lit(LARGEST_CARD_PAYMENT)}))`

/** Unpaid, and soon canceled for it. */
export const isPaymentDue = sql<boolean>`(o.status = 'awaiting_initial_payment'
  and o.payment_due_at < now() + make_interval(hours => ${sql.lit(PAYMENT_DUE_HOURS)}))`

/** The buyer's last payment did not go through, or waits for the buyer at the bank. */
export const isPaymentFailed = sql<boolean>`(o.status = 'requires_payment_action'
  or o.status = 'awaiting_initial_payment' and 'fail_payment' = (
    select e.event from purchase_order_events e where e.purchase_order_id = o.id
    order by e.id desc limit 1))`

/** Somebody has still to answer a chargeback or a fraud warning, or to end an order whose money is gone. */
export const isDisputed = sql<boolean>`exists (select from disputes d where d.purchase_order_id = o.id
  and (d.status = 'open' or d.status in ('warning', 'lost') and o.status not in ('completed', 'canceled')))`

/** Failed, or refused by the provider for now. */
export const hasFailedRefund = sql<boolean>`exists (
  select from refunds r where r.purchase_order_id = o.id
    and (r.status = 'failed' or r.status = 'requested' and r.refused_at is not null)
  union all select from partial_refunds r where r.purchase_order_id = o.id and (r.status = 'failed'
    or r.status = 'requested' and r.refused_at is not null))`

/** Of an order paid by wire: staff send it, and record that they did. */
export const hasRefundToSend = sql<boolean>`exists (
  select from partial_refunds r where r.purchase_order_id = o.id
    and r.status = 'requested' and r.payment_intent_id is null)`

/** Staff have to finish a refund. */
export const hasRefundToFinish = sql<boolean>`(${hasFailedRefund} or ${hasRefundToSend})`
