import { z } from 'zod'
import { MAX_DESCRIPTION } from '#market/accounts/seller-profile-api.ts'
import { nameText } from '#market/accounts/name.ts'

/** Ranges of followers on social media; the specification leaves the list open. */
export const followerCounts = [
  'Under 1K',
  '1K to 10K',
  '10K to 100K',
  '100K to 1M',
  'Over 1M',
] as const

const emptyIsNull = (given: unknown) => (given === '' ? null : given)

/** As in `@harrowandpine`, kept without the sign. */
const handle = z.preprocess(
  emptyIsNull,
  z
    .string()
    .trim()
    .transform((given) => given.replace(/^@/, ''))
    .pipe(z.string().regex(/^[\w.]{1,60}$/, 'Letters, digits, dots and underscores only'))
    .nullable(),
)
const count = z.preprocess(emptyIsNull, z.enum(followerCounts, 'Invalid count').nullable())
const picture = z.preprocess(emptyIsNull, z.string().max(300).nullable())

export const ALL_OF_IT_BPS = 10_000
const NOT_A_FEE = 'Must be between 0% and 100%'
export const fee = z.int(NOT_A_FEE).min(0, NOT_A_FEE).max(ALL_OF_IT_BPS, NOT_A_FEE).nullable()

/** The fields staff may edit of a seller; omitted ones stay. A fee of null is the standard fee (decision E1). */
export const sellerFields = z
  .object({
    name: nameText,
    description: z.string().trim().max(MAX_DESCRIPTION, `Maximum ${MAX_DESCRIPTION} characters`),
    logo: picture,
    banner: picture,
    tiktok_handle: handle,
    tiktok_count: count,
    insta_handle: handle,
    instagram_count: count,
    platform_fee_bps: fee,
  })
  .partial()
export type SellerFields = z.infer<typeof sellerFields>
