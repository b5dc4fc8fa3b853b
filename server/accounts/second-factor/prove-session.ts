import { sql } from 'kysely'
import type { StaffViewer } from '#market/accounts/viewer.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { hashOf, newSecret } from '../secret.ts'
import type { Secret } from '../sessions/session-store.ts'

/** The session that gives a code, and what its request showed of it. */
export type Proving = { viewer: StaffViewer; shown: Secret | undefined }

/**
 * A session has given a code just now. It goes on with new secrets, so that whoever came by the old ones has nothing
 * (OWASP ASVS 7.2.4); its sockets stay, as they say no more than that something changed.
 */
export async function proveSession(tx: Tx, { viewer, shown }: Proving) {
  const token = newSecret()
  const bearer = newSecret()
  const renewed = await tx
    .updateTable('sessions')
    .set({ tokenHash: hashOf(token), bearerHash: hashOf(bearer), secondFactorAt: sql`now()` })
    .where('id', '=', viewer.sessionId)
    .where(shown?.kind === 'bearer' ? 'bearerHash' : 'tokenHash', '=', hashOf(shown?.token ?? ''))
    .executeTakeFirst()
  // It ended meanwhile, or another of its calls was first; a page then calls again with what that one brought.
  if (renewed.numUpdatedRows === 0n) throw new Refusal('Please sign in', 401)
  return { token, bearer }
}
