import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { currentUser } from './current-user.ts'

export const MIN_DESCRIPTION = 100
export const MAX_DESCRIPTION = 550

/** The wizard's second step (spec 5, Seller profile). The files are named by their keys. */
export const sellerProfileForm = z.object({
  sellerDescription: z
    .string()
    .trim()
    .min(1, 'Required')
    .min(MIN_DESCRIPTION, `Minimum ${MIN_DESCRIPTION} characters`)
    .max(MAX_DESCRIPTION, `Maximum ${MAX_DESCRIPTION} characters`),
  sellerLogo: z.string('Required').min(1, 'Required').max(300),
  sellerBanner: z.string().max(300).nullish(),
})

export const createSellerProfile = endpoint({
  method: 'PUT',
  path: '/seller',
  summary: 'Store the profile of the shop',
  policy: 'shopkeeper',
  body: sellerProfileForm,
  answer: currentUser,
})
