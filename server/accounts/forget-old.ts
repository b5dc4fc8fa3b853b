import type { Database } from '#server/platform/database/database.ts'
import { forgetDeadLinks } from './account-link-store.ts'
import { forgetOldAttempts } from './attempt-store.ts'
import { forgetOverSessions } from './session-store.ts'

/** Clears away what has lost its meaning: counted tries, sessions that are over and dead links. */
export async function forgetOld(db: Database) {
  await forgetOldAttempts(db)
  await forgetOverSessions(db)
  await forgetDeadLinks(db)
}
