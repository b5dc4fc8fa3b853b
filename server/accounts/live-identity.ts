import { stageOf } from '#market/accounts/stage.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { LiveIdentity } from '#server/platform/live/live-connection.ts'
import { viewerBehind, type Carrier } from './session-cookie.ts'

/** Whose live connection a request opens; who has yet to prove a second factor does not hear what staff hear. */
export async function liveIdentity(
  db: Database,
  carrier: Carrier,
): Promise<LiveIdentity | undefined> {
  const viewer = await viewerBehind(db, carrier)
  if (!viewer) return undefined
  const { userId, sessionId } = viewer
  return { userId, sessionId, isStaff: stageOf(viewer) === 'admin' }
}
