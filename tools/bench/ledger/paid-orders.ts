import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { aListedProduct } from '#server/testing/listings.ts'
import type { People } from '../offers/people.ts'

const WHOLE_UPC = '012345678905'

/** Orders of ten units that were paid over the last year, half by card and half by wire. */
export async function paidOrders(db: Database, { sellers, buyers }: People, count: number) {
  const sellerIds = sellers.map(({ id }) => id)
  const [seller] = sellers
  if (!seller) throw new Error('Nobody sells')
  const lot = await aListedProduct(db, { sellerId: seller.id, units: 10 })
  const buyerIds = buyers.map(({ id }) => id)
  await sql`
    with numbered as (
      select n, (${sellerIds}::bigint[])[1 + n % ${sellerIds.length}::int] as seller_id,
        (${buyerIds}::bigint[])[1 + n % ${buyerIds.length}::int] as buyer_id,
        now() - interval '1 year' * (1 - n::float / ${count}::int) as at
      from generate_series(1, ${count}::int) n
    ), sent as (
      insert into offers (buyer_id, seller_id, state, created_at)
      select buyer_id, seller_id, 'accepted', at from numbered
      returning id, buyer_id, seller_id, created_at
    ), sold as (
      insert into purchase_orders (offer_id, buyer_id, seller_id, status, total_cents, fee_bps, fee_cents, ship_to,
        payment_due_at, paid_at, created_at, updated_at)
      select id, buyer_id, seller_id, 'awaiting_shipment', 80_00, 1000, 8_00, '{}', created_at, created_at, created_at, created_at
      from sent returning id, paid_at
    ), lines as (
      insert into purchase_order_lines (purchase_order_id, product_id, name, upc, quantity, unit_cents, total_cents, fee_cents)
      select id, ${lot.id}, 'Mug', ${WHOLE_UPC}, 10, 8_00, 80_00, 8_00 from sold
    ), paid as (
      insert into purchase_order_events (purchase_order_id, event, from_status, to_status, party, at)
      select id, 'confirm_payment', 'awaiting_initial_payment', 'awaiting_shipment',
        case when id % 2 = 0 then 'admin' else 'system' end, paid_at
      from sold
    )
    insert into checkout_sessions (purchase_order_id, provider_session_id, status, amount_cents, payment_intent_id, paid, expires_at)
    select id, 'cs_' || id, 'complete', 80_00, 'pi_' || id, true, paid_at from sold where id % 2 = 1`.execute(
    db,
  )
}
