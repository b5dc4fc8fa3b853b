import type { Tx } from '#server/platform/database/database.ts'
import { closeSockets } from '#server/platform/live/close-sockets.ts'
import { voidLinksOf } from '../void-links-of.ts'
import { endSessionsOf } from './session-store.ts'
import type { Browser } from './start-session.ts'

/** Signs a user out everywhere at once; returns the number of sessions ended. */
export async function endAllSessions(tx: Tx, userId: number): Promise<number> {
  const ended = await endSessionsOf(tx, userId)
  await voidLinksOf(tx, ended)
  await closeSockets(tx, { userId, reconnect: false })
  return ended.length
}

/** Ends every session of a user who gets a new one; the calling page reconnects with that. */
export async function endSessionsBefore(tx: Tx, userId: number, { viewer }: Browser) {
  for (const { id } of await endSessionsOf(tx, userId))
    await closeSockets(tx, { userId, sessionId: id, reconnect: id === viewer?.sessionId })
}
