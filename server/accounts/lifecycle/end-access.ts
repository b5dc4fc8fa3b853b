import type { Tx } from '#server/platform/database/database.ts'
import { voidLinks } from '../links/account-link-store.ts'
import { endAllSessions } from '../sessions/end-all-sessions.ts'

/** Ends every session, socket and mailed link of a user at once. */
export async function endAccess(tx: Tx, userId: number) {
  await endAllSessions(tx, userId)
  await voidLinks(tx, userId)
}
