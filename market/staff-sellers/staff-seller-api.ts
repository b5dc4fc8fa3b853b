import { z } from 'zod'
import { emailText } from '#market/accounts/email.ts'
import { nameText } from '#market/accounts/name.ts'
import { userStatuses } from '#market/accounts/user-status.ts'
import { endpoint } from '#market/endpoint.ts'
import { sellerChangeProgress } from '#market/products/seller-change.ts'
import { idIn } from '#market/wire.ts'
import { sellerFields } from './seller-fields.ts'

const text = z.string().nullable()

const sellerUser = z.object({
  id: z.int(),
  email: z.string(),
  full_name: z.string(),
  status: z.enum(userStatuses),
  has_password: z.boolean(),
  /** When the last sign-in link was mailed. */
  link_sent_at: text,
})

/** A seller as staff see and edit them. */
export const sellerRecord = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  logo: text,
  banner: text,
  logo_url: text,
  banner_url: text,
  tiktok_handle: text,
  tiktok_count: text,
  insta_handle: text,
  instagram_count: text,
  /** The seller's own fee; null when the standard fee applies (decision E1). */
  platform_fee_bps: z.int().nullable(),
  standard_fee_bps: z.int(),
  created_at: z.string(),
  product_count: z.int(),
  published_count: z.int(),
  order_count: z.int(),
  lots_following: sellerChangeProgress.nullable(),
  /** A seller created by staff has no user until one is invited. */
  user: sellerUser.nullable(),
})
export type SellerRecord = z.infer<typeof sellerRecord>

const answer = z.object({ data: sellerRecord })
const one = { params: z.object({ id: idIn }), answer }

export const createSeller = endpoint({
  method: 'POST',
  path: '/admin/sellers',
  summary: 'Create a seller without a user',
  policy: 'admin_verified',
  body: z.object({ seller: z.object({ name: nameText }) }),
  answer,
  status: 201,
})

export const readSellerRecord = endpoint({
  method: 'GET',
  path: '/admin/sellers/:id',
  summary: 'One seller',
  policy: 'staff_verified',
  ...one,
})

const feeChange = z.object({
  id: z.int(),
  at: z.string(),
  /** Who changed it; null once that person was erased. */
  by: z.string().nullable(),
  /** Basis points; null is the standard fee. */
  before_bps: z.int().nullable(),
  after_bps: z.int().nullable(),
})
export type FeeChange = z.infer<typeof feeChange>

export const listFeeChanges = endpoint({
  method: 'GET',
  path: '/admin/sellers/:id/fee_changes',
  summary: 'Every fee a seller has had, newest first',
  policy: 'admin_verified',
  params: one.params,
  answer: z.object({ data: z.array(feeChange) }),
})

/** A new fee applies to later orders; existing ones keep theirs (decision E1). */
export const editSeller = endpoint({
  method: 'PUT',
  path: '/admin/sellers/:id',
  summary: 'Change what buyers see of a seller, or its fee',
  policy: 'admin_verified',
  body: z.object({ seller: sellerFields }),
  ...one,
})

export const invitation = z.object({ email: emailText(), full_name: nameText.optional() })

export const inviteUser = endpoint({
  method: 'POST',
  path: '/admin/sellers/:id/invite',
  summary: 'Create a user for a seller and email a one-time link',
  policy: 'admin_verified',
  body: invitation,
  status: 201,
  ...one,
})

/** With `email`, the invitation goes to that address, as long as no password has been chosen. */
export const resendInvitation = endpoint({
  method: 'POST',
  path: '/admin/sellers/:id/resend_invitation',
  summary: 'Email a new one-time link; the previous one stops working',
  policy: 'admin_verified',
  body: z.object({ email: emailText().optional() }).default({}),
  ...one,
})
