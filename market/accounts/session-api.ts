import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { currentUser } from './current-user.ts'
import { emailText, typedEmail } from './email.ts'

export const INCORRECT_SIGN_IN = 'Incorrect email or password.'

export const signInForm = z.object({
  email: emailText(),
  password: z.string().min(1, 'Required').max(1024),
})

export const signIn = endpoint({
  method: 'POST',
  path: '/login',
  summary: 'Sign in with email and password',
  policy: 'anyone',
  renewsSession: true,
  bringsItsPerson: true,
  isOpenToPrograms: true,
  // Signing in must work even when the disk is full.
  needsRoom: false,
  body: z.object({
    user: z.object({ email: typedEmail().max(1024), password: z.string().max(1024) }),
  }),
  answer: z.object({ user: currentUser, token: z.string() }),
})

export const signOut = endpoint({
  method: 'DELETE',
  path: '/logout',
  summary: 'End the session',
  policy: 'anyone',
  renewsSession: true,
  answer: z.object({}),
})

export const readMe = endpoint({
  method: 'GET',
  path: '/me',
  summary: 'The signed-in user',
  policy: 'signed_in',
  answer: currentUser,
})

export const readCurrentUser = endpoint({
  method: 'GET',
  path: '/current_user.json',
  summary: 'The signed-in user, for the auth check',
  policy: 'signed_in',
  answer: currentUser,
})
