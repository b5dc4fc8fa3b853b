import { z } from 'zod'

export const EMAIL_MESSAGE = 'Please enter a valid email address'

/** An e-mail address as a person types it; what is wrong with it is said in `message`. */
export const emailText = (message = EMAIL_MESSAGE) =>
  z.string(message).trim().min(1, message).max(254, message).pipe(z.email(message))
