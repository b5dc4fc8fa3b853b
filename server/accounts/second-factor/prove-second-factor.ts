import { INCORRECT_CODE, UNREADABLE } from '#market/accounts/second-factor.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { readCurrentUser } from '../sessions/read-current-user.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { periodOf } from './app-codes.ts'
import { proveSession, type Proving } from './prove-session.ts'
import { recoveryCodesLeft, takeRecoveryCode } from './recovery-codes.ts'
import type { SecondFactorDeps } from './second-factor-deps.ts'
import { lockSecondFactor, storePeriod, storeSecret } from './second-factor-store.ts'
import { countCodeTry } from './count-code-try.ts'

type ProofInput = Proving & { code: string; requestId: string }

/** Accepts a code in this session; every code, from the app or for recovery, works once. */
export async function proveSecondFactor(deps: SecondFactorDeps, given: ProofInput) {
  const { viewer } = given
  await countCodeTry(deps, given)
  const proven = await transact(deps.db, async (tx) => {
    const isTaken = await takeCode(tx, deps, given)
    await recordAct(tx, {
      actorUserId: viewer.userId,
      act: isTaken ? 'second factor given' : 'second factor refused',
      subject: `user ${viewer.userId}`,
      requestId: given.requestId,
    })
    if (!isTaken) return undefined
    const session = await proveSession(tx, given)
    return {
      session,
      user: await readCurrentUser({ db: tx, terms: deps.terms }, viewer),
      recovery_codes_left: await recoveryCodesLeft(tx, viewer.userId),
    }
  })
  if (!proven) throw new Refusal(INCORRECT_CODE, 422, { fields: { code: [INCORRECT_CODE] } })
  return proven
}

async function takeCode(
  tx: Tx,
  { seal }: SecondFactorDeps,
  { viewer, code, requestId }: ProofInput,
) {
  const { userId } = viewer
  const factor = await lockSecondFactor(tx, userId)
  if (!factor?.secret) throw new Refusal('No second factor is set up', 409)
  if (code.length > 6) return useRecoveryCode(tx, { userId, code, requestId })
  const opened = seal.open(factor.secret)
  if (!opened) throw new Refusal(UNREADABLE, 422, { fields: { code: [UNREADABLE] } })
  const period = periodOf(code, opened.secret, await databaseNow(tx))
  if (period === undefined || period <= factor.lastPeriod) return false
  await storePeriod(tx, userId, period)
  if (opened.isOld) await storeSecret(tx, userId, seal.close(opened.secret))
  return true
}

type Recovery = { userId: number; code: string; requestId: string }

async function useRecoveryCode(tx: Tx, { userId, code, requestId }: Recovery) {
  const isOne = await takeRecoveryCode(tx, userId, code)
  const act = { act: 'recovery code used', subject: `user ${userId}`, requestId }
  if (isOne) await recordAct(tx, { actorUserId: userId, ...act })
  return isOne
}
