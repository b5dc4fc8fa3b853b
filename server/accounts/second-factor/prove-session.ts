import { sql } from 'kysely'
import type { StaffViewer } from '#market/accounts/viewer.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { hashOf, newSecret } from '../secret.ts'
import type { Secret } from '../sessions/find-viewer.ts'

/** The session giving a code, and the credentials its request carried. */
export type Proving = { viewer: StaffViewer; shown: Secret | undefined }

/**
 * Marks the session as proven and gives it new secrets, so that stolen old ones are useless
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
  // It ended meanwhile, or a parallel call was first; the page then retries with the new secrets.
  if (renewed.numUpdatedRows === 0n) throw new Refusal('Please sign in', 401)
  return { token, bearer }
}
