import type { Database, Tx } from '#server/platform/database/database.ts'
import { pgNotify } from './pg-notify.ts'

type Ended = {
  userId: number
  /** Only this session's sockets; without it, all of the user's. */
  sessionId?: string
  /** Whether the page should reconnect, as another session of the user may still be valid. */
  reconnect: boolean
}

/**
 * Closes sockets in every process when the transaction that ends their session commits. Always sent by
 * PostgreSQL, as this notice must not be lost.
 */
export async function closeSockets(tx: Tx | Database, ended: Ended) {
  await pgNotify(tx, [{ kind: 'closing', ...ended }])
}
