import { LAST_ADMINISTRATOR } from '#market/administrators/administrator-api.ts'
import { endAccess } from '#server/accounts/lifecycle/end-access.ts'
import { takeSecondFactorOff } from '#server/accounts/second-factor/take-second-factor-off.ts'
import { closeStaffAccount } from '#server/accounts/staff-accounts.ts'
import { timeZoneOf } from '#server/accounts/time-zone-of.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { unassignAll } from '#server/staff-notes/assign.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import type { StaffChange } from './administrator-deps.ts'
import { removedMail } from './administrator-mails.ts'
import { findStaff, lockAdministrators } from './administrator-store.ts'
import { nameOf } from './name-of.ts'
import { mailAdministrators } from './mail-administrators.ts'

/** Removes somebody from the staff at once. The account stays, closed, because the audit log refers to it. */
export async function removeAdministrator(changing: StaffChange, userId: number) {
  const { tx, terms, by, requestId } = changing
  const administrators = await lockAdministrators(changing)
  const { email, role } = await findStaff({ db: tx, terms }, userId)
  if (role === 'admin' && administrators.every((id) => id === userId))
    throw new Refusal(LAST_ADMINISTRATOR, 409)
  await closeStaffAccount(tx, userId)
  const unassigned = await unassignAll(tx, userId)
  await endAccess(tx, userId)
  await takeSecondFactorOff(tx, userId)
  const timeZone = await timeZoneOf(tx, userId)
  const mail = removedMail({ by: await nameOf(changing), at: new Date(), timeZone })
  await writeMail(tx, { key: `administrator_removed:${requestId}`, to: email, ...mail })
  await mailAdministrators(changing, { what: `${email} was removed`, aboutUserId: userId })
  await recordAct(tx, {
    actorUserId: by === 'the operator' ? null : by.userId,
    act: 'administrator removed',
    subject: `user ${userId}`,
    before: { role },
    ...(unassigned > 0 && { after: { unassigned } }),
    requestId,
  })
}
