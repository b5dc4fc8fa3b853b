import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'

export const CONFIRM_FIRST = 'Please confirm your email address first.'
export const CONFIRMED_ALREADY = 'Your email address is already confirmed.'
export const CONFIRMATION_SENT = 'A new link is on its way to you.'

/** Counted as every other link that is asked for (decision I10). */
export const requestConfirmation = endpoint({
  method: 'POST',
  path: '/email_confirmation',
  summary: 'Email the viewer a new confirmation link',
  policy: 'signed_in',
  answer: z.object({ message: z.string() }),
  status: 202,
})
