import type { StaffViewer } from '#market/accounts/viewer.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { askAnew } from './ask-anew.ts'
import { giveRecoveryCodes } from './recovery-codes.ts'
import type { SecondFactorDeps } from './second-factor-deps.ts'
import { lockSecondFactor } from './second-factor-store.ts'

type Renewal = { viewer: StaffViewer; requestId: string }

export async function renewRecoveryCodes({ db }: SecondFactorDeps, { viewer, requestId }: Renewal) {
  askAnew(viewer)
  const { userId } = viewer
  return transact(db, async (tx) => {
    const factor = await lockSecondFactor(tx, userId)
    if (!factor?.secret) throw new Refusal('No second factor is set up', 409)
    const act = 'recovery codes renewed'
    await recordAct(tx, { actorUserId: userId, act, subject: `user ${userId}`, requestId })
    return { recovery_codes: await giveRecoveryCodes(tx, userId) }
  })
}
