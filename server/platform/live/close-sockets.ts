import type { Database, Tx } from '#server/platform/database/database.ts'
import { pgNotify } from './pg-notify.ts'

type Ended = {
  userId: number
  /** Only this session's sockets; all of the user's without it. */
  sessionId?: string
  /** Whether the page should come back, as another session of the user may still be good. */
  reconnect: boolean
}

/** Closes sockets in every process once the transaction that ends their session commits. */
export async function closeSockets(tx: Tx | Database, ended: Ended) {
  await pgNotify(tx, [{ kind: 'closing', ...ended }])
}
