import { LAST_ADMINISTRATOR } from '#market/administrators/administrator-api.ts'
import type { StaffRole } from '#market/accounts/staff-role.ts'
import { storeStaffRole } from '#server/accounts/staff-accounts.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { closeSockets } from '#server/platform/live/close-sockets.ts'
import type { StaffChange } from './administrator-deps.ts'
import { roleWords } from './administrator-mails.ts'
import { findStaff, lockAdministrators } from './administrator-store.ts'
import { mailAdministrators } from './mail-administrators.ts'

type Change = { userId: number; role: StaffRole }

/** Gives a member of staff another role, effective from their next call. */
export async function changeRole(changing: StaffChange, { userId, role }: Change) {
  const { tx, terms, by, requestId } = changing
  const administrators = await lockAdministrators(changing)
  const before = await findStaff({ db: tx, terms }, userId)
  if (before.role === role) return
  const isLast = administrators.every((id) => id === userId)
  if (role !== 'admin' && isLast) throw new Refusal(LAST_ADMINISTRATOR, 409)
  await storeStaffRole(tx, userId, role)
  // Their open pages reload with their new rights.
  await closeSockets(tx, { userId, reconnect: true })
  const what = `${before.email} is now ${roleWords[role]}`
  await mailAdministrators(changing, { what, aboutUserId: userId })
  await recordAct(tx, {
    actorUserId: by === 'the operator' ? null : by.userId,
    act: 'administrator role changed',
    subject: `user ${userId}`,
    before: { role: before.role },
    after: { role },
    requestId,
  })
}
