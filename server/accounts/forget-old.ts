import type { Database } from '#server/platform/database/database.ts'
import { forgetOldAttempts } from './attempt-store.ts'
import { forgetOverSessions } from './session-store.ts'

/** Clears away what has lost its meaning: counted tries and sessions that are over. */
export async function forgetOld(db: Database) {
  await forgetOldAttempts(db)
  await forgetOverSessions(db)
}
