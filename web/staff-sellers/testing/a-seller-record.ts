import type { SellerRecord } from '#market/staff-sellers/staff-seller-api.ts'

export const aSellerRecord = (more: Partial<SellerRecord> = {}): SellerRecord => ({
  id: 3,
  name: 'Ash & Oak',
  description: '',
  logo: null,
  banner: null,
  logo_url: null,
  banner_url: null,
  tiktok_handle: null,
  tiktok_count: null,
  insta_handle: null,
  instagram_count: null,
  platform_fee_bps: null,
  standard_fee_bps: 1000,
  created_at: '2026-03-01T12:00:00.000Z',
  product_count: 0,
  published_count: 0,
  order_count: 0,
  lots_following: null,
  user: null,
  ...more,
})
