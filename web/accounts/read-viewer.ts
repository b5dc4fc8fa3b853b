import type { CurrentUser } from '#market/accounts/current-user.ts'
import { readMe } from '#market/accounts/session-api.ts'
import { call } from '#web/platform/http/call.ts'
import { isCallError } from '#web/platform/http/call-error.ts'

/** Asks who is signed in; null when the session has ended. */
export async function readViewer(signal: AbortSignal): Promise<CurrentUser | null> {
  try {
    return await call(readMe, { signal })
  } catch (error) {
    if (isCallError(error) && error.status === 401) return null
    throw error
  }
}
