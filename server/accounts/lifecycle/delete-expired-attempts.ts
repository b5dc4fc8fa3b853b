import type { Database } from '#server/platform/database/database.ts'
import { forgetDeadLinks } from '../links/account-link-store.ts'
import { forgetOldAttempts } from '../rate-limit-store.ts'
import { forgetFailedSignIns } from '../sign-in/failed-sign-in-store.ts'
import { forgetUnusedBrowsers } from '../sessions/known-browser-store.ts'

/** Clears away what has lost its meaning: counted tries, dead links and browsers nobody uses. */
export async function deleteExpiredAttempts(db: Database) {
  await forgetOldAttempts(db)
  await forgetFailedSignIns(db)
  await forgetUnusedBrowsers(db)
  await forgetDeadLinks(db)
}
