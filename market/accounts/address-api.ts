import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'

export const CONFIRM_FIRST = 'Please confirm your e-mail address first.'
export const CONFIRMED_ALREADY = 'Your e-mail address is confirmed already.'
export const CONFIRMATION_SENT = 'A new link is on its way to you.'

/** Counted as every other link that is asked for (decision I10). */
export const requestConfirmation = endpoint({
  method: 'POST',
  path: '/email_confirmation',
  summary: "Mail a new link that confirms the viewer's e-mail address",
  policy: 'signed_in',
  answer: z.object({ message: z.string() }),
  status: 202,
})
