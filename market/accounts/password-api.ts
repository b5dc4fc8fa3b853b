import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { timeZone } from '#market/known-time-zone.ts'
import { currentUser } from './current-user.ts'
import { emailText } from './email.ts'
import { nameText } from './name.ts'
import { newPassword, newPasswordForm } from './password.ts'

export const RESET_ASKED =
  'If there is an account associated with this email address, a link has been sent to reset the password.'
/** What the modal says after the request. */
export const CHECK_EMAIL = 'Please check your email to continue.'
export const LINK_EXPIRED = 'This link has expired or was used before.'

export const resetRequestForm = z.object({ email: emailText() })

export const requestReset = endpoint({
  method: 'POST',
  path: '/password',
  summary: 'Send a link to reset the password, if there is such an account',
  policy: 'anyone',
  body: z.object({ user: resetRequestForm }),
  answer: z.object({ message: z.string() }),
})

/** Single use, one hour (decision B7); opens a session and ends all others. `switch` as for a sign-in link. */
export const resetPassword = endpoint({
  method: 'PUT',
  path: '/password',
  summary: 'Set a new password by a reset link',
  policy: 'anyone',
  renewsSession: true,
  bringsItsPerson: true,
  body: z.object({
    user: newPasswordForm.and(
      z.object({ reset_password_token: z.string().max(200), switch: z.boolean().optional() }),
    ),
  }),
  answer: z.object({ user: currentUser }),
})

export const personForm = z.object({
  full_name: nameText,
  /** The file key of an uploaded photo; null removes the photo. */
  image: z.string().min(1, 'Required').max(300).nullable().optional(),
  /** Empty for that of the browser at the next sign-in. */
  time_zone: z.literal('').or(timeZone).optional(),
})

/** Required when a password exists, unless a mailed link has just opened the session (decision B4). */
export const updateMe = endpoint({
  method: 'PUT',
  path: '/me',
  summary: 'Set the password, the name, the photo or the time zone',
  policy: 'signed_in',
  renewsSession: true,
  body: z.object({
    password: newPassword.optional(),
    current_password: z.string().max(1024).optional(),
    status: z.string().max(40).optional(),
    ...personForm.partial().shape,
  }),
  answer: currentUser,
})
