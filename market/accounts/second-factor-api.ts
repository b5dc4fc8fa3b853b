import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { currentUser } from './current-user.ts'
import { anyCode, appCode } from './second-factor-code.ts'

export const passwordAgainForm = z.object({
  current_password: z.string().min(1, 'Required').max(1024),
})
export const appCodeForm = z.object({ code: appCode })
export const anyCodeForm = z.object({ code: anyCode })

const recoveryCodes = z.array(z.string())

/** Takes effect with its first code; until then an existing factor stays in force. */
export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/second_factor',
  isSecret: true,
  summary: 'Start setting up a second factor',
  policy: 'staff_unverified',
  body: passwordAgainForm,
  answer: z.object({
    /** To be typed where the picture cannot be read. */
    secret: z.string(),
    /** What the picture holds, for an authenticator app. */
    uri: z.string(),
  }),
})

export const confirmSecondFactor = endpoint({
  method: 'PUT',
  path: '/second_factor',
  isSecret: true,
  summary: 'Turn on the second factor with its first code',
  policy: 'staff_unverified',
  renewsSession: true,
  body: appCodeForm,
  answer: z.object({ user: currentUser, recovery_codes: recoveryCodes }),
})

export const proveSecondFactor = endpoint({
  method: 'POST',
  path: '/second_factor/proof',
  summary: 'Enter a code in this session',
  policy: 'staff_unverified',
  renewsSession: true,
  body: anyCodeForm,
  answer: z.object({ user: currentUser, recovery_codes_left: z.int() }),
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/second_factor/recovery_codes',
  isSecret: true,
  summary: 'Replace the recovery codes',
  policy: 'staff_verified',
  answer: z.object({ recovery_codes: recoveryCodes }),
})

export const readSecondFactor = endpoint({
  method: 'GET',
  path: '/second_factor',
  summary: 'Whether the viewer has a second factor, and needs one',
  policy: 'staff_unverified',
  answer: z.object({
    set_up_at: z.string().nullable(),
    recovery_codes_left: z.int(),
    required: z.boolean(),
  }),
})

export const turnOffSecondFactor = endpoint({
  method: 'DELETE',
  path: '/second_factor',
  summary: 'Turn off the second factor, if not required',
  policy: 'staff_verified',
  answer: z.object({ user: currentUser }),
})
