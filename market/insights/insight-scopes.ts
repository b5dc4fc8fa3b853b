import { z } from 'zod'
import { productCategories } from '#market/categories.ts'
import { dayIn } from '#market/wire.ts'

/** The filters of an insights list, as JSON in `scope` (spec 2, section 7); unknown keys are refused. */
const textOf = <Scope>(scope: z.ZodType<Scope>) =>
  z
    .string()
    .max(20_000)
    .refine((text) => scope.safeParse(jsonOf(text)).success, 'Invalid scope')
    .optional()

/** The scope in a text that was validated before. */
export const readScope = <Scope>(scope: z.ZodType<Scope>, text: string | undefined) =>
  scope.parse(text === undefined ? {} : jsonOf(text))

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const userId = z.union([
  z.int().positive(),
  z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
])
/** Whole days in UTC, both included. */
const within = { from: dayIn().optional(), to: dayIn().optional() }
const traders = { buyer_user_id: userId.optional(), seller_user_id: userId.optional() }

export const orderScope = z.strictObject({
  ...traders,
  ...within,
  paid_from: dayIn().optional(),
  paid_to: dayIn().optional(),
  canceled: z.boolean().optional(),
  /** With a line of this category. */
  category: z.enum(productCategories).optional(),
})
export type OrderScope = z.output<typeof orderScope>

export const productScope = z.strictObject({
  ...within,
  id: z.array(userId).max(1000).optional(),
  provisional: z.boolean().optional(),
})
export type ProductScope = z.output<typeof productScope>

export const userScope = z.strictObject({
  ...within,
  party: z.enum(['buyer', 'seller']).optional(),
})
export type UserScope = z.output<typeof userScope>

/** The funnel of offers; each step counts part of the one before, except that many offers are accepted without a counter. */
export const funnelStages = ['draft', 'sent', 'answered', 'countered', 'accepted', 'paid'] as const
export type FunnelStage = (typeof funnelStages)[number]

export const offerScope = z.strictObject({
  ...traders,
  ...within,
  reached: z.enum(funnelStages).optional(),
})
export type OfferScope = z.output<typeof offerScope>

export const orderScopeText = textOf(orderScope)
export const productScopeText = textOf(productScope)
export const userScopeText = textOf(userScope)
export const offerScopeText = textOf(offerScope)
