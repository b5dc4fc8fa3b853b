import { z } from 'zod'

export const MIN_PASSWORD = 8
export const MAX_PASSWORD = 128
export const COMMON_PASSWORD = 'This password is too common. Please choose another one'

/** A password somebody chooses (spec 1, section 5). */
export const newPassword = z
  .string()
  .min(1, 'Required')
  .min(MIN_PASSWORD, `Minimum ${MIN_PASSWORD} characters`)
  .max(MAX_PASSWORD, `Maximum ${MAX_PASSWORD} characters`)

/** Typed twice, so that a typo locks nobody out. */
export const newPasswordForm = z
  .object({
    password: newPassword,
    password_confirmation: z.string().min(1, 'Required'),
  })
  .refine((given) => given.password === given.password_confirmation, {
    path: ['password_confirmation'],
    message: 'Passwords do not match',
    // Reported together with the password's own problems, not only once it is valid.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })

/** Required to change an existing password. */
export const changePasswordForm = newPasswordForm.safeExtend({
  current_password: z.string().min(1, 'Required').max(1024),
})
