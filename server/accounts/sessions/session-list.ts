import type { OpenSession } from '#market/accounts/session-list-api.ts'
import type { Viewer } from '#market/accounts/viewer.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { closeSockets } from '#server/platform/live/close-sockets.ts'
import { deviceWords } from './device-words.ts'
import { voidLinksOf } from '../void-links-of.ts'
import { lockUser } from '../lock-user.ts'
import { deleteOtherSessions, deleteSession, listOpenSessions } from './session-list-store.ts'

/** The viewer's sessions: here first, then where they were last. */
export async function readSessions(db: Database, viewer: Viewer): Promise<OpenSession[]> {
  const sessions = await listOpenSessions(db, viewer)
  const shown = sessions.map(({ id, createdAt, lastSeenAt, userAgent }) => ({
    id,
    current: id === viewer.sessionId,
    created_at: createdAt.toISOString(),
    last_seen_at: lastSeenAt.toISOString(),
    device: deviceWords(userAgent),
  }))
  return shown.toSorted((a, b) => Number(b.current) - Number(a.current))
}

/** A user's sessions, for staff. */
export async function openSessionsOf(tx: Tx, userId: number) {
  const sessions = await listOpenSessions(tx, { userId })
  return sessions.map(({ id, createdAt, lastSeenAt, userAgent }) => ({
    id,
    device: deviceWords(userAgent),
    created_at: createdAt.toISOString(),
    last_seen_at: lastSeenAt.toISOString(),
  }))
}

export const endOneSession = (db: Database, viewer: Viewer, id: string) =>
  transact(db, async (tx) => {
    const ended = await deleteSession(tx, viewer, id)
    if (ended.length === 0) throw new Refusal('Not found', 404)
    await closeThem(tx, viewer, ended)
  })

export const endOtherSessions = (db: Database, viewer: Viewer) =>
  transact(db, async (tx) => {
    await lockUser(tx, viewer.userId)
    await closeThem(tx, viewer, await deleteOtherSessions(tx, viewer))
  })

async function closeThem(tx: Tx, { userId }: Viewer, ended: { id: string }[]) {
  await voidLinksOf(tx, ended)
  for (const { id } of ended) await closeSockets(tx, { userId, sessionId: id, reconnect: false })
}
