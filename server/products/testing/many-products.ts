import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

const AT_ONCE = 1000

/** Published products of one seller, as many as nobody could make one by one. */
export async function manyProducts(
  db: Database,
  { sellerId, count }: { sellerId: number; count: number },
) {
  for (let first = 1; first <= count; first += AT_ONCE)
    await sql`
      with listed as (
      insert into products (seller_id, name, upc, sku, photos, msrp_cents, wholesale_cents,
        seller_price_cents, units, provisional, created_at)
      select ${sellerId}, 'Stoneware mug no. ' || n, lpad(n::text, 12, '0'), 'MUG-' || n,
        array['/photos/demo-lot-' || n % 40 || '/800.webp'], 4000, 1500, 1000 + n % 2000, 1 + n % 900,
        false, now() - make_interval(secs => n)
      from generate_series(${first}::integer, ${Math.min(first + AT_ONCE - 1, count)}::integer) as n
      returning id, units)
      insert into stock_movements (product_id, change, reason) select id, units, 'listed' from listed`.execute(
      db,
    )
}
