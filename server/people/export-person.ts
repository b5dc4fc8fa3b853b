import type { FlowAnswer } from '#market/endpoint.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { transact } from '#server/platform/database/transact.ts'
import { findPerson } from './people-store.ts'
import { personArchive } from './person-archive.ts'
import type { Doing, PeopleDeps } from './people-deps.ts'

/** All that is kept of somebody, made while it is read: nothing of it stays anywhere. */
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
