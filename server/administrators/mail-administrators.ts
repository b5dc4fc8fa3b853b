import { administrators } from '#server/accounts/administrators.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import { staffChangedMail } from './administrator-mails.ts'
import type { StaffChange } from './administrator-deps.ts'
import { nameOf } from './name-of.ts'

type News = { what: string; aboutUserId: number }

/** Mails every administrator except the one concerned that the staff has changed. */
export async function mailAdministrators(changing: StaffChange, { what, aboutUserId }: News) {
  const { tx, terms, requestId } = changing
  const change = {
    what,
    by: await nameOf(changing),
    at: new Date(),
    publicUrl: terms.publicUrl,
  }
  for (const { userId, email, timeZone } of await administrators(tx)) {
    if (userId === aboutUserId) continue
    const mail = staffChangedMail({ ...change, timeZone })
    await writeMail(tx, { key: `staff_changed:${requestId}:${userId}`, to: email, ...mail })
  }
}
