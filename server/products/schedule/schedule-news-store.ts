import { sql } from 'kysely'
import type { Database, Tx } from '#server/platform/database/database.ts'

/** Has sellers told that these products went off the market by their schedules. */
export async function markUntold(tx: Tx, productIds: readonly number[]) {
  if (productIds.length === 0) return
  await tx
    .updateTable('priceSchedules')
    .set({ untoldSince: sql`now()` })
    .where('productId', 'in', productIds)
    .execute()
}

export type SellerToTell = { sellerId: number; userId: number; email: string }

const QUIET_MINUTES = 10

/** Sellers of whose products the last one went off a while ago, so that what one night takes off is told together. */
export async function sellersToTell(db: Database, now: Date): Promise<SellerToTell[]> {
  const { rows } = await sql<SellerToTell>`
    select s.id as seller_id, u.id as user_id, u.email
    from price_schedules f join products p on p.id = f.product_id
      join sellers s on s.id = p.seller_id join users u on u.id = s.user_id
    where f.untold_since is not null
    group by s.id, u.id, u.email
    having max(f.untold_since) <= ${now}::timestamptz - make_interval(mins => ${QUIET_MINUTES})
    order by s.id`.execute(db)
  return rows
}

export type LotTakenOff = {
  productId: number
  name: string
  units: number
  expirationDate: string | null
  offMarketDays: number | null
}

/** The lots to tell a seller about; marks them as told. Skips lots that are back on the market or deleted. */
export async function takeUntold(tx: Tx, sellerId: number): Promise<LotTakenOff[]> {
  const { rows } = await sql<LotTakenOff & { isOff: boolean }>`
    update price_schedules f set untold_since = null
    from products p
    where p.id = f.product_id and p.seller_id = ${sellerId} and f.untold_since is not null
    returning p.id as product_id, p.name, p.units, p.expiration_date, f.off_market_days,
      p.paused and f.took_off and p.deleted_at is null as is_off`.execute(tx)
  return rows
    .flatMap(({ isOff, ...lot }) => (isOff ? [lot] : []))
    .toSorted((one, other) => one.productId - other.productId)
}
