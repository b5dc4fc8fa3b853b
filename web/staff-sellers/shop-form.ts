import { z } from 'zod'
import { nameText } from '#market/accounts/name.ts'
import { MAX_DESCRIPTION } from '#market/accounts/seller-profile-api.ts'
import type { SellerRecord } from '#market/staff-sellers/staff-seller-api.ts'

/** The fields of a shop as staff type them; the server parses the handles. */
export const shopForm = z.object({
  name: nameText,
  description: z.string().trim().max(MAX_DESCRIPTION, `Maximum ${MAX_DESCRIPTION} characters`),
  logo: z.string(),
  banner: z.string(),
  tiktok_handle: z.string(),
  tiktok_count: z.string(),
  insta_handle: z.string(),
  instagram_count: z.string(),
})
export type ShopForm = z.infer<typeof shopForm>

export const shopOf = (seller: SellerRecord): ShopForm => ({
  name: seller.name,
  description: seller.description,
  logo: seller.logo ?? '',
  banner: seller.banner ?? '',
  tiktok_handle: seller.tiktok_handle ?? '',
  tiktok_count: seller.tiktok_count ?? '',
  insta_handle: seller.insta_handle ?? '',
  instagram_count: seller.instagram_count ?? '',
})
