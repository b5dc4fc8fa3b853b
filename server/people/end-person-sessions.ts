import { endSessionsOf } from '#server/accounts/session-store.ts'
import { recordAct } from '#server/accounts/record-act.ts'
import { transact } from '#server/platform/database/transact.ts'
import { closeSockets } from '#server/platform/live/close-sockets.ts'
import type { Doing, PeopleDesk } from './people-desk.ts'
import { findPerson } from './people-store.ts'

/** Signs somebody out everywhere, at once. */
export const endPersonSessions = ({ db }: PeopleDesk, { userId, staff, requestId }: Doing) =>
  transact(db, async (tx) => {
    await findPerson(tx, userId)
    const ended = await endSessionsOf(tx, userId)
    await closeSockets(tx, { userId, reconnect: false })
    await recordAct(tx, {
      actorUserId: staff.userId,
      act: 'sessions ended',
      subject: `user ${userId}`,
      after: { sessions: ended.length },
      requestId,
    })
  })
