import { sql, type RawBuilder } from 'kysely'
import type { UserStatus } from '#market/accounts/user-status.ts'
import type { SellerChangeProgress } from '#market/products/seller-change.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { sellerChangeProgressOf } from '#server/products/seller-changes/seller-change-progress.ts'

export type SellerRow = {
  id: number
  name: string
  description: string
  logo: string | null
  banner: string | null
  tiktokHandle: string | null
  tiktokCount: string | null
  instaHandle: string | null
  instagramCount: string | null
  platformFeeBps: number | null
  createdAt: Date
  productCount: number
  publishedCount: number
  orderCount: number
  lotsFollowing: SellerChangeProgress | null
  userId: number | null
  email: string
  fullName: string
  status: UserStatus
  hasPassword: boolean
  linkSentAt: Date | null
  /** The last link of its user, in the order of minting. */
  lastLinkId: number | null
}

export async function findSellerRow(db: Database | Tx, id: number): Promise<SellerRow> {
  const [seller] = await readSellerRows(db, sql`where l.id = ${id}`)
  if (!seller) throw new Refusal('Not found', 404)
  return seller
}

/** Locks the seller and its user. */
export async function lockSellerRow(tx: Tx, id: number): Promise<SellerRow> {
  await sql`
    select from users u join sellers l on l.user_id = u.id where l.id = ${id}
    for no key update of u`.execute(tx)
  await sql`select from sellers l where l.id = ${id} for no key update`.execute(tx)
  return findSellerRow(tx, id)
}

async function readSellerRows(db: Database | Tx, which: RawBuilder<unknown>) {
  const { rows } = await sql<SellerRow>`
    select ${sellerColumns} from ${sellerTables} ${lastLink} ${which}`.execute(db)
  return rows
}

/** Of the seller's user, for its columns. */
export const lastLink = sql`left join lateral (
  select id, created_at from account_links where user_id = u.id and kind = 'magic'
  order by id desc limit 1
) k on true`

export const sellerTables = sql`sellers l left join users u on u.id = l.user_id`

export const sellerColumns = sql`l.id, l.name, l.description, l.logo, l.banner, l.tiktok_handle, l.tiktok_count,
  l.insta_handle, l.instagram_count, l.platform_fee_bps, l.created_at,
  (select count(*) from products p where p.seller_id = l.id and p.deleted_at is null) as product_count,
  (select count(*) from products p where p.seller_id = l.id and p.deleted_at is null and not p.provisional)
    as published_count,
  (select count(*) from purchase_orders o where o.seller_id = l.id) as order_count,
  ${sellerChangeProgressOf(sql`l.id`)} as lots_following,
  u.id as user_id, u.email, u.full_name, u.status, u.password_hash is not null as has_password,
  k.created_at as link_sent_at, k.id as last_link_id`
