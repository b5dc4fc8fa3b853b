import type { Viewer } from '#market/accounts/viewer.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { AccountDeps } from '../account-deps.ts'
import { isPassword } from '../hash-password.ts'
import { isFromFreshLink } from '../sessions/session-store.ts'
import { countOwnPasswordTry } from './sign-in-rate-limits.ts'
import { findCredentials } from '../user-store.ts'

const INCORRECT_PASSWORD = 'Incorrect password'
const FRESH_MINUTES = 15

type Proof = { currentPassword: string | undefined }

/**
 * Returns the stored password hash once the viewer may replace the password (decision B4): there is no password
 * yet, a mailed link has just opened the session, or the current one was given.
 */
export async function provePassword(deps: AccountDeps, viewer: Viewer, proof: Proof) {
  const { passwordHash } = await findCredentials(deps.db, viewer.userId)
  if (passwordHash === null) return passwordHash
  if (await isFromFreshLink(deps.db, viewer.sessionId, FRESH_MINUTES)) return passwordHash
  await countOwnPasswordTry(deps.db, viewer.sessionId)
  if (await isPassword(proof.currentPassword ?? '', passwordHash)) return passwordHash
  throw new Refusal(INCORRECT_PASSWORD, 422, {
    fields: { current_password: [INCORRECT_PASSWORD] },
  })
}
