import { INVITATION } from '#market/accounts/account-link.ts'
import type { StaffRole } from '#market/accounts/staff-role.ts'
import { endAccess } from '#server/accounts/lifecycle/end-access.ts'
import { linkAddress } from '#server/accounts/links/link-address.ts'
import { createLink } from '#server/accounts/links/create-link.ts'
import { openStaffAccount } from '#server/accounts/staff-accounts.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import type { StaffChange } from './administrator-deps.ts'
import { invitationMail } from './administrator-mails.ts'
import { lockAdministrators } from './administrator-store.ts'
import { nameOf } from './name-of.ts'
import { mailAdministrators } from './mail-administrators.ts'

type Invited = { email: string; fullName?: string | undefined; role: StaffRole }

const DAY = 24 * 3600
const TAKEN = 'Someone else has an account with this address. Please use another.'

/** Adds somebody to the staff and mails a link to choose a password; returns the user's id. */
export async function inviteAdministrator(
  changing: StaffChange,
  invited: Invited,
): Promise<number> {
  const { tx, terms, by, requestId } = changing
  await lockAdministrators(changing)
  const { email, role } = invited
  const userId = (await openStaffAccount(tx, invited)) ?? (await refuseTaken(changing, invited))
  await endAccess(tx, userId)
  const token = await createLink(tx, { userId, kind: 'reset', seconds: 7 * DAY })
  const address = linkAddress({ publicUrl: terms.publicUrl, kind: 'reset', token })
  const link = `${address}#${INVITATION}`
  const mail = invitationMail({ role, by: await nameOf(changing), link })
  await writeMail(tx, { key: `administrator_invited:${requestId}`, to: email, ...mail })
  await mailAdministrators(changing, { what: `${email} was invited`, aboutUserId: userId })
  await recordAct(tx, {
    actorUserId: by === 'the operator' ? null : by.userId,
    act: 'administrator invited',
    subject: `user ${userId}`,
    after: { email, role },
    requestId,
  })
  return userId
}

async function refuseTaken({ tx }: StaffChange, { email }: Invited): Promise<never> {
  const there = await tx
    .selectFrom('users')
    .select('admin')
    .where((eb) => eb.fn<string>('lower', ['email']), '=', email.toLowerCase())
    .executeTakeFirst()
  if (there?.admin) throw new Refusal('This person is already on the staff', 409)
  throw new Refusal(TAKEN, 422, { fields: { 'administrator.email': [TAKEN] } })
}
