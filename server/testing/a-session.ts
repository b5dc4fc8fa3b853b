import { openSession } from '#server/accounts/sessions/session-store.ts'
import type { Database } from '#server/platform/database/database.ts'

/** A session of this user as a sign-in opens it, with both of its secrets. */
export const aSession = (db: Database, { userId }: { userId: number }) =>
  db
    .transaction()
    .execute((tx) => openSession(tx, { userId, origin: 'password', userAgent: undefined }))
