import { sql } from 'kysely'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { closeSockets } from '#server/platform/live/close-sockets.ts'
import type { SessionsTable } from '../account-tables.ts'
import { hashOf, newSecret } from '../secret.ts'

export const SESSION_DAYS = 7
const MOST_SESSIONS = 10

type NewSession = { userId: number; origin: SessionsTable['origin']; userAgent: string | undefined }

/** Opens a session; only hashes of its two secrets are kept, and a user's oldest beyond ten are dropped. */
export async function openSession(tx: Tx, { userId, origin, userAgent }: NewSession) {
  // One at a time per user, or two concurrent sign-ins would leave eleven sessions.
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const token = newSecret()
  const bearer = newSecret()
  const { id } = await tx
    .insertInto('sessions')
    .values({
      userId,
      origin,
      tokenHash: hashOf(token),
      bearerHash: hashOf(bearer),
      userAgent: userAgent?.slice(0, 300) ?? null,
      expiresAt: sql`now() + make_interval(days => ${SESSION_DAYS})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await dropOldest(tx, userId)
  return { id, token, bearer }
}

async function dropOldest(tx: Tx, userId: number) {
  const kept = tx
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .limit(MOST_SESSIONS)
  const dropped = await tx
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', 'not in', kept)
    .returning('id')
    .execute()
  for (const { id } of dropped) await closeSockets(tx, { userId, sessionId: id, reconnect: false })
}

/** Ends one session; false when it had ended already. */
export async function endSession(tx: Tx, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends all sessions of a user and returns their ids. */
export const endSessionsOf = (tx: Tx, userId: number) =>
  tx.deleteFrom('sessions').where('userId', '=', userId).returning('id').execute()

/** Whether a mailed link opened this session within the last minutes. */
export async function isFromFreshLink(db: Database, sessionId: string, minutes: number) {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('origin', 'in', ['magic_link', 'reset_link'])
    .where('createdAt', '>', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .executeTakeFirst()
  return session !== undefined
}

// A staff session expires sooner when idle.
const STAFF_IDLE_HOURS = 72
/** Whether the session `s` of the user `u` is over. */
export const isOver = sql`(s.expires_at <= now()
  or u.admin and s.last_seen_at <= now() - make_interval(hours => ${sql.lit(STAFF_IDLE_HOURS)}))`

/** Ends expired sessions and closes their sockets. */
export const endOverSessions = (db: Database) =>
  transact(db, async (tx) => {
    const { rows } = await sql<{ id: string; userId: number }>`
      delete from sessions where id in (
        select s.id from sessions s join users u on u.id = s.user_id where ${isOver}
        for update of s skip locked)
      returning id, user_id`.execute(tx)
    for (const { id: sessionId, userId } of rows)
      await closeSockets(tx, { userId, sessionId, reconnect: false })
  })
