import type { Database } from '#server/platform/database/database.ts'
import { forgetDeadLinks } from './account-link-store.ts'
import { forgetOldAttempts } from './attempt-store.ts'

/** Clears away what has lost its meaning: counted tries and dead links. */
export async function forgetOld(db: Database) {
  await forgetOldAttempts(db)
  await forgetDeadLinks(db)
}
