import { sql } from 'kysely'
import { inReview } from '#server/offers/offer-states.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

type Counts = {
  orders: number
  refunds: number
  claims: number
  offers: number
  imports: number
  subscriptions: number
}

/** Refuses while this person has open offers or orders; they must be settled first. */
export async function refuseOpenBusiness(tx: Tx, userId: number) {
  const { rows } = await sql<Counts>`
    with sides as (
      select b.id as buyer_id, s.id as seller_id
      from users u left join buyers b on b.user_id = u.id left join sellers s on s.user_id = u.id
      where u.id = ${userId}
    ), orders as (
      select o.id, o.status, o.seller_id = sides.seller_id as sells from purchase_orders o join sides
        on o.buyer_id = sides.buyer_id or o.seller_id = sides.seller_id
    )
    select
      (select count(*) from orders where status not in ('paid_in_full', 'completed', 'canceled')
        -- What is left of it is between the seller and us.
        and (status <> 'received' or sells)) as orders,
      (select count(*) from refunds r join orders on orders.id = r.purchase_order_id
        where r.status in ('requested', 'pending', 'failed')) as refunds,
      (select count(*) from claims c join orders on orders.id = c.purchase_order_id
        where c.closed_at is null) as claims,
      (select count(*) from offers o join sides on o.buyer_id = sides.buyer_id or o.seller_id = sides.seller_id
        where o.state in ${inReview}) as offers,
      (select count(*) from imports i join sides on i.seller_id = sides.seller_id
        where i.state in ('waiting', 'importing')) as imports,
      (select count(*) from subscriptions where user_id = ${userId} and status <> 'gone') as subscriptions`.execute(
    tx,
  )
  const open = rows[0] ? inWords(rows[0]) : []
  if (open.length === 0) return
  throw new Refusal(`Still open: ${open.join(', ')}. Settle or close these first.`, 409)
}

const inWords = ({ orders, refunds, claims, offers, imports, subscriptions }: Counts) =>
  [
    counted(orders, 'order'),
    counted(refunds, 'refund'),
    counted(claims, 'claim'),
    counted(offers, 'open offer', 'open offers'),
    counted(imports, 'import'),
    counted(subscriptions, 'subscription'),
  ].filter((words) => words !== undefined)

const counted = (count: number, one: string, more = `${one}s`) =>
  count === 0 ? undefined : `${count} ${count === 1 ? one : more}`
