import { sql } from 'kysely'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { ViewedLot } from '#market/dashboard/overview-api.ts'
import type { Cents } from '#market/money.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { viewsOfShop } from './views-of-shop.ts'

const MOST = 4

type Viewed = {
  id: number
  name: string
  image: string | null
  sellerPriceCents: Cents | null
  percentOffMsrp: number | null
  views: number
}

/** The products buyers viewed most since then. */
export async function mostViewed(tx: Tx, seller: SellerViewer, since: Date): Promise<ViewedLot[]> {
  const { rows } = await sql<Viewed>`
    with viewed as (
      select nullif(split_part(v.path, '/', 4), '')::bigint as id, count(*) as views
      from ${viewsOfShop(seller, since)} group by 1
    )
    select p.id, p.name, p.photos[1] as image, p.seller_price_cents, p.percent_off_msrp, views
    from viewed join products p using (id)
    where p.seller_id = ${seller.sellerId} and p.deleted_at is null
    order by views desc, p.id desc limit ${MOST}`.execute(tx)
  return rows.map(({ sellerPriceCents, percentOffMsrp, ...lot }) => ({
    ...lot,
    seller_price_cents: sellerPriceCents,
    percent_off_msrp: percentOffMsrp,
  }))
}
