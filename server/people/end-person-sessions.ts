import { lockUser } from '#server/accounts/lock-user.ts'
import { endAllSessions } from '#server/accounts/sessions/end-all-sessions.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { Doing, PeopleDeps } from './people-deps.ts'
import { findPerson } from './people-store.ts'

/** Signs somebody out everywhere, at once. */
export const endPersonSessions = ({ db }: PeopleDeps, { userId, staff, requestId }: Doing) =>
  transact(db, async (tx) => {
    await lockUser(tx, userId)
    await findPerson(tx, userId)
    const sessions = await endAllSessions(tx, userId)
    await recordAct(tx, {
      actorUserId: staff.userId,
      act: 'sessions ended',
      subject: `user ${userId}`,
      after: { sessions },
      requestId,
    })
  })
