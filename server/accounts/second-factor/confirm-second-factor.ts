import { INCORRECT_CODE } from '#market/accounts/second-factor.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { closeSockets } from '#server/platform/live/close-sockets.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import { lockPerson } from '../person-store.ts'
import { readCurrentUser } from '../sessions/read-current-user.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { periodOf } from './app-codes.ts'
import { requireFreshCode } from './require-fresh-code.ts'
import { proveSession, type Proving } from './prove-session.ts'
import { giveRecoveryCodes } from './recovery-codes.ts'
import type { SecondFactorDeps } from './second-factor-deps.ts'
import { secondFactorMail } from './second-factor-mails.ts'
import { clearProofs, lockSecondFactor, storeConfirmed } from './second-factor-store.ts'
import { countCodeTry } from './count-code-try.ts'

type First = Proving & { code: string; requestId: string }

/** The first code of what was begun puts it in force: every other session of the person has to give one as well. */
export async function confirmSecondFactor(deps: SecondFactorDeps, first: First) {
  const { viewer, code, requestId } = first
  const { userId } = viewer
  await countCodeTry(deps, first)
  return transact(deps.db, async (tx) => {
    const person = await lockPerson(tx, userId)
    const factor = await lockSecondFactor(tx, userId)
    if (!person || !factor?.pendingSecret) throw new Refusal('No setup in progress', 409)
    // Another session has confirmed a factor since this set-up began.
    if (factor.secret) requireFreshCode({ ...viewer, secondFactor: 'unproven' })
    const opened = deps.seal.open(factor.pendingSecret)
    // The key that encrypted the pending secret is gone.
    if (!opened) throw new Refusal('No setup in progress', 409)
    const lastPeriod = periodOf(code, opened.secret, await databaseNow(tx))
    if (lastPeriod === undefined)
      throw new Refusal(INCORRECT_CODE, 422, { fields: { code: [INCORRECT_CODE] } })

    await storeConfirmed(tx, userId, { secret: deps.seal.close(opened.secret), lastPeriod })
    await clearProofs(tx, userId)
    // Every open page reloads with its session's new rights.
    await closeSockets(tx, { userId, reconnect: true })
    const session = await proveSession(tx, first)
    const recoveryCodes = await giveRecoveryCodes(tx, userId)
    const act = factor.secret ? 'second factor replaced' : 'second factor set up'
    await recordAct(tx, { actorUserId: userId, act, subject: `user ${userId}`, requestId })
    const { email, timeZone } = person
    const mail = secondFactorMail(deps.terms.publicUrl, { act, at: new Date(), timeZone })
    await writeMail(tx, { key: `second_factor:${requestId}`, to: email, ...mail })
    return {
      session,
      user: await readCurrentUser({ db: tx, terms: deps.terms }, viewer),
      recovery_codes: recoveryCodes,
    }
  })
}
