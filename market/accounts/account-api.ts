import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { shipTo } from './ship-to.ts'
import { userStatuses } from './user-status.ts'

export const currentUser = z.object({
  id: z.int(),
  email: z.string(),
  full_name: z.string(),
  image_url: z.string().nullable(),
  status: z.enum(userStatuses),
  admin: z.boolean(),
  buyer: z
    .object({ id: z.int(), name: z.string(), category: z.string(), ship_to: shipTo.nullable() })
    .nullable(),
  seller: z
    .object({
      id: z.int(),
      name: z.string(),
      description: z.string(),
      logo: z.string().nullable(),
      banner: z.string().nullable(),
      logo_url: z.string().nullable(),
      banner_url: z.string().nullable(),
    })
    .nullable(),
})
export type CurrentUser = z.infer<typeof currentUser>

export const EMAIL_MESSAGE = 'Please enter a valid email address'
export const INCORRECT_SIGN_IN = 'Incorrect email or password.'

export const signInForm = z.object({
  email: z
    .string()
    .trim()
    .min(1, EMAIL_MESSAGE)
    .max(254, EMAIL_MESSAGE)
    .pipe(z.email(EMAIL_MESSAGE)),
  password: z.string().min(1, 'Required').max(1024),
})

export const signIn = endpoint({
  method: 'POST',
  path: '/login',
  summary: 'Sign in with e-mail and password',
  policy: 'anyone',
  body: z.object({
    user: z.object({ email: z.string().max(1024), password: z.string().max(1024) }),
  }),
  answer: z.object({ user: currentUser }),
})

export const signOut = endpoint({
  method: 'DELETE',
  path: '/logout',
  summary: 'End the session',
  policy: 'anyone',
  answer: z.object({}),
})

export const readMe = endpoint({
  method: 'GET',
  path: '/me',
  summary: 'The signed-in user',
  policy: 'signed-in',
  answer: currentUser,
})

export const readCurrentUser = endpoint({
  method: 'GET',
  path: '/current_user.json',
  summary: 'The signed-in user, for the auth check',
  policy: 'signed-in',
  answer: currentUser,
})

export const readProfile = endpoint({
  method: 'GET',
  path: '/profile',
  summary: 'What the signed-in user told about the company',
  policy: 'signed-in',
  answer: z.object({
    tiktok_handle: z.string().nullable(),
    insta_handle: z.string().nullable(),
    current_buyer_relationships: z.array(z.string()),
    ship_to: shipTo.nullable(),
  }),
})

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/profile',
  summary: 'Store the ship-to address',
  policy: 'buyer',
  body: z.object({ profile: z.object({ ship_to: shipTo }) }),
  answer: z.object({ ship_to: shipTo }),
})
