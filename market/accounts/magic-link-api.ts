import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { currentUser } from './current-user.ts'
import { emailText } from './email.ts'

export const LINK_SENT = 'If your account can sign in with a link, a new one is on its way to you.'

/**
 * Once, within 7 days (decision B8), and again in another browser for 15 minutes, which ends the session of the use
 * before (decision I24). A program that merely opens the page's address uses nothing up. Where somebody else is signed
 * in, it is refused as `link_of_another` until `switch` is given.
 */
export const magicSignIn = endpoint({
  method: 'GET',
  path: '/magic_sign_in',
  summary: 'Sign in by a one-time link',
  policy: 'anyone',
  renewsSession: true,
  bringsItsPerson: true,
  query: z.object({ magic_sauce: z.string().max(200), switch: z.literal('true').optional() }),
  answer: currentUser,
})

/** Always 202 (decision I7), so that it does not reveal whether the account exists or may have a link. */
export const requestMagicLink = endpoint({
  method: 'POST',
  path: '/magic_links',
  summary: 'Email a new one-time link',
  policy: 'anyone',
  body: z.union([z.object({ token: z.string().max(200) }), z.object({ email: emailText() })]),
  answer: z.object({ message: z.string() }),
  status: 202,
})
