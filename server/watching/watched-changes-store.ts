import { sql } from 'kysely'
import type { Cents } from '#market/money.ts'
import type { Standing } from '#market/watching/watched-change.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { isPublished } from '#server/products/is-published.ts'
import { isNotBeingHidden } from '#server/products/seller-changes/hidden-sellers.ts'

export type Watcher = { buyerId: number; userId: number; email: string }

export type ChangedWatch = {
  productId: number
  sellerId: number
  sellerName: string
  name: string
  units: number
  seenAs: Standing
  seenPriceCents: Cents | null
  nowAs: Standing
  priceCents: Cents | null
  toldAt: Date | null
}

const nowAs = sql<Standing>`case
  when not (${isPublished('p')} and ${isNotBeingHidden(sql`p.seller_id`)}) then 'gone'
  when p.units = 0 then 'sold_out' else 'on_sale' end`

// During an import each part of the file would be a message of its own.
const isChanged = sql<boolean>`(w.seen_as <> ${nowAs} or w.seen_price_cents is distinct from p.seller_price_cents)
  and not exists (select from imports i where i.seller_id = p.seller_id and i.state = 'importing')`

/** Active buyers who watch a lot that is not as they last learned of it. */
export async function watchersOfChanged(db: Database): Promise<Watcher[]> {
  const { rows } = await sql<Watcher>`
    select b.id as buyer_id, u.id as user_id, u.email
    from buyers b join users u on u.id = b.user_id
    where u.status in ('password_created', 'onboarded') and u.password_hash is not null
      and b.id in (select w.buyer_id from watches w join products p on p.id = w.product_id where ${isChanged})
    order by b.id`.execute(db)
  return rows
}

export async function changedWatchesOf(tx: Tx, buyerId: number): Promise<ChangedWatch[]> {
  const { rows } = await sql<ChangedWatch>`
    select w.product_id, p.seller_id, p.seller_name, p.name, p.units, w.seen_as, w.seen_price_cents,
      ${nowAs} as now_as, p.seller_price_cents as price_cents, w.told_at
    from watches w join products p on p.id = w.product_id
    where w.buyer_id = ${buyerId} and ${isChanged}
    order by w.created_at desc, w.product_id desc`.execute(tx)
  return rows
}

/** How often somebody is told in a day before more is gathered, to be told once an hour. */
const TOLD_SINGLY = 3

/** Whether this buyer was told often enough for now. */
export async function isToldOften(tx: Tx, buyerId: number, now: Date) {
  const { rows } = await sql<{ isOften: boolean }>`
    select count(distinct told_at) >= ${TOLD_SINGLY}
      and max(told_at) > ${now}::timestamptz - interval '1 hour' as is_often
    from watches where buyer_id = ${buyerId} and told_at > ${now}::timestamptz - interval '1 day'`.execute(
    tx,
  )
  return rows[0]?.isOften ?? false
}

type Learned = { watches: readonly ChangedWatch[]; toldAt: Date | null }

/** Notes that a buyer knows the current state of these lots; `toldAt` is set for those in the news. */
export async function keepSeen(tx: Tx, buyerId: number, { watches, toldAt }: Learned) {
  await sql`
    update watches w set seen_as = s.seen_as, seen_price_cents = s.price, told_at = coalesce(${toldAt}, w.told_at)
    from unnest(${watches.map(({ productId }) => productId)}::bigint[],
      ${watches.map((watch) => watch.nowAs)}::text[],
      ${watches.map(({ priceCents }) => priceCents)}::bigint[]) as s (product_id, seen_as, price)
    where w.buyer_id = ${buyerId} and w.product_id = s.product_id`.execute(tx)
}
