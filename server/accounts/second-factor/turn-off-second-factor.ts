import type { StaffViewer } from '#market/accounts/viewer.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import { lockPerson } from '../person-store.ts'
import { readCurrentUser } from '../sessions/read-current-user.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { requireFreshCode } from './require-fresh-code.ts'
import type { SecondFactorDeps } from './second-factor-deps.ts'
import { secondFactorMail } from './second-factor-mails.ts'
import { deleteSecondFactor, clearProofs } from './second-factor-store.ts'

type Off = { viewer: StaffViewer; requestId: string }

export async function turnOffSecondFactor(deps: SecondFactorDeps, { viewer, requestId }: Off) {
  requireFreshCode(viewer)
  const { userId } = viewer
  return transact(deps.db, async (tx) => {
    const person = await lockPerson(tx, userId)
    if (!person || deps.terms.secondFactorRequired)
      throw new Refusal('Every administrator needs a second factor here', 409)
    await deleteSecondFactor(tx, userId)
    await clearProofs(tx, userId)
    const act = 'second factor turned off'
    await recordAct(tx, { actorUserId: userId, act, subject: `user ${userId}`, requestId })
    const { email, timeZone } = person
    const mail = secondFactorMail(deps.terms.publicUrl, { act, at: new Date(), timeZone })
    await writeMail(tx, { key: `second_factor:${requestId}`, to: email, ...mail })
    return { user: await readCurrentUser({ db: tx, terms: deps.terms }, viewer) }
  })
}
