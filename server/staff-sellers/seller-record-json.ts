import { bannerUrl, logoUrl } from '#market/storefronts/seller-picture.ts'
import type { SellerRecord } from '#market/staff-sellers/staff-seller-api.ts'
import type { Terms } from '#server/settings/terms.ts'
import type { SellerRow } from './find-seller-record.ts'

/** A seller as staff see it. */
export const sellerRecordJson = (row: SellerRow, terms: Terms): SellerRecord => ({
  id: row.id,
  name: row.name,
  description: row.description,
  logo: row.logo,
  banner: row.banner,
  logo_url: logoUrl(row.logo),
  banner_url: bannerUrl(row.banner),
  tiktok_handle: row.tiktokHandle,
  tiktok_count: row.tiktokCount,
  insta_handle: row.instaHandle,
  instagram_count: row.instagramCount,
  platform_fee_bps: row.platformFeeBps,
  standard_fee_bps: terms.platformFeeBps,
  created_at: row.createdAt.toISOString(),
  product_count: row.productCount,
  published_count: row.publishedCount,
  order_count: row.orderCount,
  lots_following: row.lotsFollowing,
  user: row.userId === null ? null : userJson(row, row.userId),
})

const userJson = ({ email, fullName, status, hasPassword, linkSentAt }: SellerRow, id: number) => ({
  id,
  email,
  full_name: fullName,
  status,
  has_password: hasPassword,
  link_sent_at: linkSentAt?.toISOString() ?? null,
})
