import { z } from 'zod'

export const EMAIL_MESSAGE = 'Please enter a valid email address'

// What cannot be seen, and spaces other than the one of the keyboard: they come along when an address is copied.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu

/** An email address without what nobody sees in it. */
export const emailIn = (typed: string) => typed.replace(INVISIBLE, '').trim()

/** Where an address is typed that is only compared: it is taken as `emailIn` has it. */
export const typedEmail = (message?: string) => z.string(message).overwrite(emailIn)

/** An email address as a person types it; what is wrong with it is said in `message`. */
export const emailText = (message = EMAIL_MESSAGE) =>
  typedEmail(message).min(1, message).max(254, message).pipe(z.email(message))
