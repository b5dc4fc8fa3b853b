import { sql } from 'kysely'
import type { Viewer } from '#market/accounts/viewer.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'

export const listOpenSessions = (db: Database | Tx, { userId }: Pick<Viewer, 'userId'>) =>
  db
    .selectFrom('sessions')
    .select(['id', 'createdAt', 'lastSeenAt', 'userAgent'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('createdAt', 'desc')
    .execute()

/** Deletes one session of this user, if it is theirs. */
export const deleteSession = (tx: Tx, { userId }: Viewer, id: string) =>
  tx
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .execute()

/** Deletes all sessions of this user except the current one. */
export const deleteOtherSessions = (tx: Tx, { userId, sessionId }: Viewer) =>
  tx
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '<>', sessionId)
    .returning('id')
    .execute()
