import type { Viewer } from '#market/accounts/viewer.ts'
import { transact } from '#server/platform/database/transact.ts'
import { recoveryCodesLeft } from './recovery-codes.ts'
import type { SecondFactorDeps } from './second-factor-deps.ts'
import { lockSecondFactor } from './second-factor-store.ts'

export const readSecondFactor = ({ db, terms }: SecondFactorDeps, { userId }: Viewer) =>
  transact(db, async (tx) => {
    const factor = await lockSecondFactor(tx, userId)
    return {
      set_up_at: factor?.setUpAt?.toISOString() ?? null,
      recovery_codes_left: await recoveryCodesLeft(tx, userId),
      required: terms.secondFactorRequired,
    }
  })
