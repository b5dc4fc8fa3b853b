import { isStaff, stageOf } from '#market/accounts/stage.ts'
import type { LiveIdentity } from '#server/platform/live/live-connection.ts'
import { viewerBehind, type Carrier } from './session-cookie.ts'
import type { FindViewer } from './find-viewer.ts'

/** The user of a live connection; staff with an unproven second factor do not get the staff channels. */
export async function authoriseSocket(
  findViewer: FindViewer,
  carrier: Carrier,
): Promise<LiveIdentity | undefined> {
  const viewer = await viewerBehind(findViewer, carrier)
  if (!viewer) return undefined
  const { userId, sessionId } = viewer
  return {
    userId,
    sessionId,
    isStaff: isStaff(stageOf(viewer)),
    isBuyer: stageOf(viewer) === 'buyer',
  }
}
