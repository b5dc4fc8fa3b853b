import type { FlowAnswer } from '#market/endpoint.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { Doing, PeopleDeps } from './people-deps.ts'
import { findPerson } from './people-store.ts'
import { personArchive } from './person-archive.ts'

/** All data stored about a person, streamed and not kept. */
export async function exportPerson(deps: PeopleDeps, doing: Doing): Promise<FlowAnswer> {
  const { userId, staff, requestId } = doing
  const { email } = await transact(deps.db, async (tx) => {
    await recordAct(tx, {
      actorUserId: staff.userId,
      act: 'data exported',
      subject: `user ${userId}`,
      requestId,
    })
    return findPerson(tx, userId)
  })
  return { name: `lotline-person-${userId}.zip`, pieces: personArchive(deps, { userId, email }) }
}
