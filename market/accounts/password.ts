import { z } from 'zod'

export const MIN_PASSWORD = 8
export const MAX_PASSWORD = 128
export const COMMON_PASSWORD = 'This password is used by many. Please choose another one'

/** A password somebody chooses (spec 1, section 5). */
export const newPassword = z
  .string()
  .min(1, 'Required')
  .min(MIN_PASSWORD, `Minimum ${MIN_PASSWORD} characters`)
  .max(MAX_PASSWORD, `Maximum ${MAX_PASSWORD} characters`)

/** Typed twice, so that a slip of the finger locks nobody out. */
export const newPasswordForm = z
  .object({
    password: newPassword,
    password_confirmation: z.string().min(1, 'Required'),
  })
  .refine((given) => given.password === given.password_confirmation, {
    path: ['password_confirmation'],
    message: 'Passwords do not match',
    // Said beside what is wrong with the password itself, not only once that is right.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })

/** Whoever has a password gives it to change it. */
export const changePasswordForm = newPasswordForm.safeExtend({
  current_password: z.string().min(1, 'Required').max(1024),
})
