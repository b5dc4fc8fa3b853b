import type { Database } from '#server/platform/database/database.ts'
import { deleteExpiredLinks } from '../links/account-link-store.ts'
import { deleteOldAttempts } from '../rate-limit-store.ts'
import { deleteOldFailedSignIns } from '../sign-in/failed-sign-in-store.ts'
import { deleteUnusedBrowsers } from '../sessions/known-browser-store.ts'

/** Clears away what has lost its meaning: counted tries, dead links and browsers nobody uses. */
export async function deleteExpiredAttempts(db: Database) {
  await deleteOldAttempts(db)
  await deleteOldFailedSignIns(db)
  await deleteUnusedBrowsers(db)
  await deleteExpiredLinks(db)
}
