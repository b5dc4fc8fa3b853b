import type { Tx } from '#server/platform/database/database.ts'
import { closeSockets } from '#server/platform/live/close-sockets.ts'
import { endSessionsOf } from './session-store.ts'

/** Signs somebody out everywhere, at once; answers of how many sessions. */
export async function endAllSessions(tx: Tx, userId: number): Promise<number> {
  const ended = await endSessionsOf(tx, userId)
  await closeSockets(tx, { userId, reconnect: false })
  return ended.length
}
