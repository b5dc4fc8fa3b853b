import { z } from 'zod'

const typed = z
  .string()
  .max(40)
  .transform((text) => text.replaceAll(/[\s-]/g, '').toLowerCase())

/** Six figures of the app, as typed, with or without spaces. */
export const appCode = typed.pipe(
  z.string().regex(/^\d{6}$/, 'Enter the 6-digit code from your app'),
)

/** What proves the second factor: a code of the app, or one of the recovery codes. */
export const anyCode = typed.pipe(
  z
    .string()
    .regex(/^(\d{6}|[a-z2-7]{10})$/, 'Enter the 6-digit code from your app, or a recovery code'),
)
